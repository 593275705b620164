import { readMake } from './read-make.ts';

export const mercedesBenz = readMake({
  name: 'Mercedes-Benz',
  wmi: { car: 'W1K', suv: '4JG', truck: 'W1Y' },
  paints: `Polar White #f2f2ef White, Obsidian Black Metallic #15171b Black, High-Tech Silver Metallic #b6babd Silver, Selenite Grey Metallic #5d6164 Gray, Spectral Blue Metallic #1f3e73 Blue, Nautical Blue Metallic #1a2b4a Blue, Patagonia Red Metallic #7d1720 Red, Emerald Green Metallic #24423a Green`,
  lines: `
    A-Class | sedan | 2019-2022 | 34700 | A 220, AMG A 35 +14000 | 2.0L Turbo I4 / DCT7 | FWD AWD | 24/35 | 5
    C-Class | sedan | 2017-2026 | 49600 | C 300, AMG C 43 +13000 | 2.0L Turbo I4 / A9 | RWD AWD | 25/35 | 5
    E-Class | sedan | 2017-2026 | 63450 | E 350, E 450 +6500 [3.0L Turbo I6 / A9 / 22/31] | 2.0L Turbo I4 / A9 | RWD AWD | 24/33 | 5
    E-Class Wagon | wagon | 2017-2026 | 75500 | E 450 All-Terrain | 3.0L Turbo I6 / A9 | AWD | 22/31 | 5
    S-Class | sedan | 2018-2026 | 119000 | S 500, S 580 +11000 [4.0L Turbo V8 / A9 / 17/25] | 3.0L Turbo I6 / A9 | AWD | 21/31 | 5
    CLE | coupe | 2024-2026 | 58150 | CLE 300, CLE 450 +9500 [3.0L Turbo I6 / A9 / 23/33] | 2.0L Turbo I4 / A9 | AWD | 25/35 | 4
    GLA | suv | 2017-2026 | 43000 | GLA 250, AMG GLA 35 +15000 | 2.0L Turbo I4 / DCT8 | FWD AWD | 25/33 | 5
    GLC | suv | 2017-2026 | 50400 | GLC 300, AMG GLC 43 +16000 | 2.0L Turbo I4 / A9 | RWD AWD | 25/32 | 5
    GLE | suv | 2017-2026 | 62850 | GLE 350, GLE 450 +8000 [3.0L Turbo I6 / A9 / 20/25], GLE 580 +27000 [4.0L Turbo V8 / A9 / 16/21] | 2.0L Turbo I4 / A9 | AWD | 20/26 | 5
    EQB | suv | 2022-2026 | 54200 | EQB 250+, EQB 300 +3500 | EV 251 / A1 | FWD AWD | 104/93 | 5
    EQE | sedan | 2023-2026 | 66100 | EQE 320+, EQE 350 4MATIC +3000 | EV 307 / A1 | RWD AWD | 95/100 | 5
    Metris | van | 2017-2023 | 38500 | Worker, Passenger +5000 | 2.0L Turbo I4 / A9 | RWD | 19/23 | 8
    Sprinter Cargo Van | cargo | 2017-2026 | 51300 | 2500, 3500 +2500 | 2.0L Turbo I4 diesel / A9 | RWD AWD | 18/23 | 2
    Sprinter Cab Chassis | cab | 2017-2026 | 52900 | 3500, 4500 +3500 | 2.0L Turbo I4 diesel / A9 | RWD AWD | 16/21 | 3`,
});
