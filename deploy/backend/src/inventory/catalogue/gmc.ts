import { readMake } from './read-make.ts';

export const gmc = readMake({
  name: 'GMC',
  wmi: { car: '1GK', suv: '1GK', truck: '1GT' },
  paints: `Summit White #f3f3f0 White, Onyx Black #121316 Black, Sterling Metallic #6d7276 Gray, Quicksilver Metallic #b5b9bb Silver, Volcanic Red Tintcoat #7e141d Red, Downpour Metallic #2d4158 Blue, Desert Sand Metallic #a49579 Beige`,
  lines: `
    Terrain | suv | 2018-2026 | 30295 | Elevation, AT4 +9000, Denali +12000 | 1.5L Turbo I4 / A8 | FWD AWD | 24/29 | 5
    Acadia | suv | 2017-2026 | 43000 | Elevation, AT4 +8000, Denali +12000 | 2.5L Turbo I4 / A8 | FWD AWD | 20/27 | 7
    Yukon | suv | 2017-2026 | 69200 | Elevation, AT4 +9000, Denali +13500, Denali Ultimate +34500 | 5.3L V8 / A10 | RWD 4WD | 15/20 | 8
    Canyon | pickup | 2017-2026 | 38400 | Elevation, AT4 +6500, Denali +14500, AT4X +18000 | 2.7L Turbo I4 / A8 | RWD 4WD | 18/23 | 5
    Sierra 1500 | pickup | 2019-2026 | 38300 | Pro, SLE +10000, Elevation +11500, SLT +18500, AT4 +29500, Denali +30500 | 5.3L V8 / A10 | RWD 4WD | 16/21 | 6
    Sierra EV | pickup | 2024-2026 | 62400 | Elevation, AT4 +17000, Denali +38000 | EV 460 / A1 | AWD | 78/68 | 5
    Hummer EV SUV | suv | 2024-2026 | 97200 | 2X, 3X +8000 | EV 314 / A1 | AWD | 55/47 | 5
    Savana Cargo Van | cargo | 2017-2026 | 42500 | 2500, 3500 +2300 | 4.3L V6 / A8 | RWD | 13/17 | 2`,
});
