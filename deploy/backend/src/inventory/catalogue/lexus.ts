import { readMake } from './read-make.ts';

export const lexus = readMake({
  name: 'Lexus',
  wmi: { car: '58A', suv: '2T2', truck: 'JTJ' },
  paints: `Eminent White Pearl #f0efeb White, Caviar #141519 Black, Iridium #a3a7aa Silver, Nebula Gray Pearl #5d6165 Gray, Matador Red Mica #85151e Red, Nightfall Mica #1d2d4c Blue, Nori Green Pearl #3b4a3d Green, Copper Crest #8f5a3a Brown`,
  lines: `
    IS | sedan | 2017-2026 | 45800 | 350 F Sport Design, 350 F Sport +3500, 500 F Sport Performance +15000 [5.0L V8 / A8 / 17/25] | 3.5L V6 / A8 | RWD AWD | 20/28 | 5
    ES | sedan | 2019-2025 | 43190 | 350, 350 F Sport +5500, 350 Ultra Luxury +9500 | 3.5L V6 / A8 | FWD | 22/32 | 5
    ES Hybrid | sedan | 2019-2025 | 44590 | 300h, 300h Luxury +5500, 300h Ultra Luxury +9500 | 2.5L I4 hybrid / eCVT | FWD | 43/44 | 5
    RC | coupe | 2017-2025 | 48000 | 300, 350 F Sport +7000 | 3.5L V6 / A8 | RWD AWD | 20/28 | 4
    LC | convertible | 2021-2026 | 108500 | 500 | 5.0L V8 / A10 | RWD | 15/25 | 4
    UX | suv | 2019-2026 | 37490 | 300h, 300h Premium +3500, 300h F Sport +6500 | 2.0L I4 hybrid / eCVT | FWD AWD | 45/41 | 5
    NX | suv | 2018-2026 | 43015 | 250, 350 +4500 [2.4L Turbo I4 / A8 / 22/28], 350 F Sport +8000 [2.4L Turbo I4 / A8 / 22/28] | 2.5L I4 / A8 | FWD AWD | 26/33 | 5
    NX Plug-in Hybrid | suv | 2022-2026 | 61400 | 450h+, 450h+ F Sport +1500 | 2.5L I4 phev 37 / eCVT | AWD | 38/33 | 5
    RX | suv | 2017-2022 | 46700 | 350, 350 F Sport +4500, 350L +3500 | 3.5L V6 / A8 | FWD AWD | 20/27 | 5
    RX | suv | 2023-2026 | 49950 | 350, 350 Premium +3000, 350h +2500 [2.5L I4 hybrid / eCVT / 37/34], 500h F Sport Performance +15000 [2.4L Turbo I4 hybrid / A6 / 27/28] | 2.4L Turbo I4 / A8 | FWD AWD | 21/28 | 5
    RZ | suv | 2023-2026 | 45950 | 350e Premium, 450e Luxury +9500 | EV 302 / A1 | FWD AWD | 115/98 | 5
    TX | suv | 2024-2026 | 55690 | 350, 350 Premium +3000, 350 Luxury +6000 | 2.4L Turbo I4 / A8 | FWD AWD | 21/27 | 7
    GX | suv | 2017-2026 | 64980 | 550 Premium, 550 Overtrail +3500, 550 Luxury +12000 | 3.4L Turbo V6 / A10 | 4WD | 15/21 | 7`,
});
