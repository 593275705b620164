import { readMake } from './read-make.ts';

export const cadillac = readMake({
  name: 'Cadillac',
  wmi: { car: '1G6', suv: '1GY', truck: '1GY' },
  paints: `Crystal White Tricoat #efeeea White, Stellar Black Metallic #14161a Black, Argent Silver Metallic #b8bbbe Silver, Radiant Red Tintcoat #83141e Red, Midnight Sky Metallic #1f2c44 Blue, Luna Metallic #7b7d7b Gray`,
  lines: `
    CT4 | sedan | 2020-2026 | 35990 | Luxury, Premium Luxury +4000, Sport +3500, V-Series +12000 | 2.0L Turbo I4 / A8 | RWD AWD | 23/34 | 5
    CT5 | sedan | 2020-2026 | 49900 | Premium Luxury, Sport +1000, V-Series +9500 [3.0L Turbo V6 / A10 / 18/27], V-Series Blackwing +48000 [6.2L V8 / A10 / 13/21] | 2.0L Turbo I4 / A10 | RWD AWD | 23/32 | 5
    XT4 | suv | 2019-2025 | 38500 | Luxury, Premium Luxury +4500, Sport +5000 | 2.0L Turbo I4 / A9 | FWD AWD | 23/29 | 5
    XT5 | suv | 2017-2026 | 44890 | Luxury, Premium Luxury +5000, Sport +11000 | 2.0L Turbo I4 / A9 | FWD AWD | 21/27 | 5
    Lyriq | suv | 2023-2026 | 59990 | Luxury, Sport +1500, V-Series +20000 | EV 326 / A1 | RWD AWD | 95/82 | 5
    Optiq | suv | 2025-2026 | 52895 | Luxury, Sport +2500 | EV 302 / A1 | AWD | 105/88 | 5
    Escalade | suv | 2017-2026 | 91100 | Luxury, Premium Luxury +10000, Sport +13000, Platinum +28000 | 6.2L V8 / A10 | RWD 4WD | 14/19 | 7`,
});
