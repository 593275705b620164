import { readMake } from './read-make.ts';

export const dodge = readMake({
  name: 'Dodge',
  wmi: { car: '2C3', suv: '1C4', truck: '2C4' },
  paints: `White Knuckle #f2f2ef White, Pitch Black #101114 Black, Triple Nickel #a9adb0 Silver, Destroyer Gray #84898b Gray, TorRed #b8141b Red, Go Mango #d65a1a Orange, Indigo Blue #1d2f5e Blue, Sublime Metallic #6aa12c Green`,
  lines: `
    Charger | sedan | 2017-2023 | 34095 | SXT, GT +4000, R/T +9000 [5.7L V8 / A8 / 16/25], Scat Pack +18000 [6.4L V8 / A8 / 15/24] | 3.6L V6 / A8 | RWD AWD | 19/30 | 5
    Charger Daytona | coupe | 2024-2026 | 59595 | R/T, Scat Pack +13500 | EV 308 / A1 | AWD | 78/90 | 5
    Challenger | coupe | 2017-2023 | 32845 | SXT, GT +3000, R/T +8000 [5.7L V8 / A8 / 16/25], Scat Pack +17000 [6.4L V8 / A8 / 15/24] | 3.6L V6 / A8 | RWD AWD | 19/30 | 5
    Journey | suv | 2017-2020 | 24495 | SE, Crossroad +4500, GT +8500 | 2.4L I4 / A4 | FWD | 19/25 | 7
    Hornet | suv | 2023-2025 | 29995 | GT, GT Plus +5000 | 2.0L Turbo I4 / A9 | AWD | 21/29 | 5
    Durango | suv | 2017-2026 | 38995 | SXT, GT +3500, R/T +12000 [5.7L V8 / A8 / 14/22], Citadel +17000, SRT 392 +32000 [6.4L V8 / A8 / 13/19] | 3.6L V6 / A8 | RWD AWD | 18/25 | 7
    Grand Caravan | minivan | 2017-2020 | 27530 | SE, SXT +4500 | 3.6L V6 / A6 | FWD | 17/25 | 7`,
});
