import { readMake } from './read-make.ts';

export const subaru = readMake({
  name: 'Subaru',
  wmi: { car: '4S3', suv: '4S4', truck: '4S4' },
  paints: `Crystal White Pearl #f1f1ee White, Crystal Black Silica #131519 Black, Ice Silver Metallic #bfc3c6 Silver, Magnetite Gray Metallic #565b60 Gray, WR Blue Pearl #1d4ea1 Blue, Crimson Red Pearl #85161f Red, Autumn Green Metallic #4a5a4c Green, Geyser Blue #7f949e Blue`,
  lines: `
    Impreza | hatchback | 2017-2026 | 26595 | Sport, RS +2200 | 2.5L H4 / CVT | AWD | 26/33 | 5
    Legacy | sedan | 2017-2025 | 24895 | Base, Premium +2400, Sport +8000, Limited +7000, Touring XT +14000 | 2.5L H4 / CVT | AWD | 27/35 | 5
    WRX | sedan | 2017-2026 | 36920 | Premium, Limited +4500, GT +9000, tS +9500 | 2.4L Turbo H4 / M6 | AWD | 19/26 | 5
    BRZ | coupe | 2017-2026 | 33210 | Limited, tS +3000 | 2.4L H4 / M6 | RWD | 20/27 | 4
    Crosstrek | suv | 2018-2026 | 26560 | Base, Premium +1500, Sport +3600, Limited +5700, Wilderness +6700 | 2.0L H4 / CVT | AWD | 27/34 | 5
    Forester | suv | 2019-2026 | 29995 | Base, Premium +2400, Sport +5200, Limited +6700, Touring +10200 | 2.5L H4 / CVT | AWD | 26/33 | 5
    Outback | wagon | 2018-2025 | 29010 | Base, Premium +2600, Limited +7200, Wilderness +10900, Touring XT +13000 | 2.5L H4 / CVT | AWD | 26/32 | 5
    Ascent | suv | 2019-2026 | 39000 | Premium, Onyx Edition +3500, Limited +6500, Touring +10300 | 2.4L Turbo H4 / CVT | AWD | 19/25 | 8
    Solterra | suv | 2023-2026 | 38495 | Premium, Limited +3500, Touring +7000 | EV 285 / A1 | AWD | 114/94 | 5`,
});
