import { readMake } from './read-make.ts';

export const bmw = readMake({
  name: 'BMW',
  wmi: { car: 'WBA', suv: '5UX', truck: '5UX' },
  paints: `Alpine White #f2f3f1 White, Black Sapphire Metallic #16181d Black, Mineral White Metallic #e6e5e0 White, Brooklyn Grey Metallic #83888b Gray, Skyscraper Grey Metallic #5f6468 Gray, Portimao Blue Metallic #1f4a88 Blue, Phytonic Blue Metallic #22384f Blue, Melbourne Red Metallic #8c1a24 Red`,
  lines: `
    2 Series | coupe | 2017-2026 | 41000 | 230i, M240i +10000 [3.0L Turbo I6 / A8 / 23/32] | 2.0L Turbo I4 / A8 | RWD AWD | 26/35 | 4
    2 Series Gran Coupe | sedan | 2020-2026 | 40775 | 228, M235 +8000 | 2.0L Turbo I4 / DCT7 | AWD | 25/35 | 5
    3 Series | sedan | 2017-2026 | 47500 | 330i, M340i +14000 [3.0L Turbo I6 / A8 / 26/33] | 2.0L Turbo I4 / A8 | RWD AWD | 27/35 | 5
    4 Series | coupe | 2017-2026 | 53000 | 430i, M440i +13000 [3.0L Turbo I6 / A8 / 25/32] | 2.0L Turbo I4 / A8 | RWD AWD | 26/34 | 4
    4 Series Convertible | convertible | 2017-2026 | 60500 | 430i, M440i +11500 [3.0L Turbo I6 / A8 / 24/31] | 2.0L Turbo I4 / A8 | RWD AWD | 25/33 | 4
    5 Series | sedan | 2017-2026 | 59900 | 530i, 540i +7500 [3.0L Turbo I6 / A8 / 26/33] | 2.0L Turbo I4 / A8 | RWD AWD | 27/35 | 5
    i4 | sedan | 2022-2026 | 57900 | eDrive35, eDrive40 +5000, M50 +14000 | EV 318 / A1 | RWD AWD | 123/110 | 5
    i5 | sedan | 2024-2026 | 67100 | eDrive40, xDrive40 +3000, M60 +17500 | EV 310 / A1 | RWD AWD | 105/101 | 5
    X1 | suv | 2017-2026 | 42000 | xDrive28i, M35i +8500 | 2.0L Turbo I4 / DCT7 | AWD | 25/34 | 5
    X3 | suv | 2018-2026 | 50900 | 30 xDrive, M50 +15000 [3.0L Turbo I6 / A8 / 25/30] | 2.0L Turbo I4 / A8 | AWD | 27/33 | 5
    X5 | suv | 2017-2026 | 67900 | sDrive40i, xDrive40i +2300, M60i +24000 [4.4L Turbo V8 / A8 / 17/22] | 3.0L Turbo I6 / A8 | RWD AWD | 23/27 | 5
    X5 Plug-in Hybrid | suv | 2021-2026 | 75400 | xDrive50e | 3.0L Turbo I6 phev 39 / A8 | AWD | 22/23 | 5
    iX | suv | 2022-2026 | 76325 | xDrive45, xDrive60 +14000, M70 +37000 | EV 340 / A1 | AWD | 90/86 | 5`,
});
