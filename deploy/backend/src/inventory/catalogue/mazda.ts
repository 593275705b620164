import { readMake } from './read-make.ts';

export const mazda = readMake({
  name: 'Mazda',
  wmi: { car: '3MZ', suv: '7MM', truck: '7MM' },
  paints: `Snowflake White Pearl #f2f2ef White, Jet Black Mica #14161a Black, Sonic Silver Metallic #b5b9bc Silver, Machine Gray Metallic #55595c Gray, Soul Red Crystal Metallic #a01320 Red, Deep Crystal Blue Mica #1b2b49 Blue, Polymetal Gray Metallic #6d7a82 Gray, Zircon Sand Metallic #8f8a73 Beige`,
  lines: `
    Mazda3 | sedan | 2017-2026 | 24150 | 2.5 S, 2.5 S Select Sport +1500, 2.5 S Preferred +2600, 2.5 S Carbon Edition +4900 | 2.5L I4 / A6 | FWD AWD | 27/37 | 5
    Mazda3 Hatchback | hatchback | 2017-2026 | 25150 | 2.5 S, 2.5 S Select Sport +1500, 2.5 S Preferred +2600, 2.5 Turbo Premium Plus +12000 | 2.5L I4 / A6 | FWD AWD | 26/35 | 5
    Mazda6 | sedan | 2017-2021 | 24475 | Sport, Touring +2700, Grand Touring +5700, Signature +11000 | 2.5L I4 / A6 | FWD | 26/35 | 5
    MX-5 Miata | convertible | 2017-2026 | 29830 | Sport, Club +3400, Grand Touring +5000 | 2.0L I4 / M6 | RWD | 26/34 | 2
    CX-3 | suv | 2017-2021 | 20640 | Sport | 2.0L I4 / A6 | FWD AWD | 29/34 | 5
    CX-30 | suv | 2020-2026 | 25975 | 2.5 S, 2.5 S Select Sport +1500, 2.5 S Preferred +3700, 2.5 Turbo +7200 | 2.5L I4 / A6 | AWD | 26/33 | 5
    CX-5 | suv | 2017-2025 | 28770 | 2.5 S, 2.5 S Select +1300, 2.5 S Preferred +2600, 2.5 Carbon Edition +4000, 2.5 Turbo Signature +12000 | 2.5L I4 / A6 | AWD | 26/31 | 5
    CX-50 | suv | 2023-2026 | 30500 | 2.5 S Select, 2.5 S Preferred +1600, 2.5 S Premium +5000, 2.5 Turbo Meridian +11000 | 2.5L I4 / A6 | AWD | 25/31 | 5
    CX-9 | suv | 2017-2023 | 38750 | Touring, Carbon Edition +6500, Grand Touring +5000, Signature +10500 | 2.5L Turbo I4 / A6 | AWD | 20/26 | 7
    CX-90 | suv | 2024-2026 | 38800 | 3.3 Turbo Select, 3.3 Turbo Preferred +3200, 3.3 Turbo Premium Plus +10500, 3.3 Turbo S Premium Plus +19000 | 3.3L Turbo I6 hybrid / A8 | AWD | 24/28 | 8
    CX-90 PHEV | suv | 2024-2026 | 50495 | Preferred, Premium Sport +4500, Premium Plus +8000 | 2.5L I4 phev 26 / A8 | AWD | 24/26 | 8`,
});
