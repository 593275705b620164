import { readMake } from './read-make.ts';

export const chevrolet = readMake({
  name: 'Chevrolet',
  wmi: { car: '1G1', suv: '3GN', truck: '1GC' },
  paints: `Summit White #f3f3f0 White, Black #121316 Black, Sterling Gray Metallic #6d7276 Gray, Silver Ice Metallic #bec2c5 Silver,
    Radiant Red Tintcoat #8f141f Red, Northsky Blue Metallic #24496f Blue, Lakeshore Blue Metallic #3d6c8f Blue, Harvest Bronze Metallic #6b5647 Brown`,
  lines: `
    Spark | hatchback | 2017-2022 | 13600 | LS, 1LT +1900, 2LT +3400 | 1.4L I4 / CVT | FWD | 30/38 | 4
    Sonic | hatchback | 2017-2020 | 16720 | LT, Premier +3000 | 1.4L Turbo I4 / A6 | FWD | 26/34 | 5
    Cruze | sedan | 2017-2019 | 17995 | L, LS +1700, LT +3600, Premier +6000 | 1.4L Turbo I4 / A6 | FWD | 28/38 | 5
    Malibu | sedan | 2017-2025 | 25800 | LS, RS +1000, LT +2900, 2LT +6500 | 1.5L Turbo I4 / CVT | FWD | 27/35 | 5
    Volt | hatchback | 2017-2019 | 34395 | LT, Premier +4700 | 1.5L I4 phev 53 / eCVT | FWD | 43/42 | 5
    Bolt EV | hatchback | 2017-2023 | 26500 | 1LT, 2LT +3200 | EV 259 / A1 | FWD | 131/109 | 5
    Bolt EUV | suv | 2022-2023 | 27800 | LT, Premier +5000 | EV 247 / A1 | FWD | 125/104 | 5
    Camaro | coupe | 2017-2024 | 30900 | 1LT, 2LT +2000, LT1 +8500 [6.2L V8 / A10 / 16/26], 1SS +13600 [6.2L V8 / A10 / 16/26], 2SS +18500 [6.2L V8 / A10 / 16/26] | 3.6L V6 / A10 | RWD | 19/29 | 4
    Camaro Convertible | convertible | 2017-2024 | 37000 | 1LT, 2LT +2000, 2SS +18500 [6.2L V8 / A10 / 16/26] | 3.6L V6 / A10 | RWD | 19/29 | 4
    Corvette Stingray | coupe | 2020-2026 | 70000 | 1LT, 2LT +7100, 3LT +11800 | 6.2L V8 / DCT8 | RWD | 16/25 | 2
    Corvette E-Ray | coupe | 2024-2026 | 108600 | 1LZ, 2LZ +7100, 3LZ +11800 | 6.2L V8 hybrid / DCT8 | AWD | 16/24 | 2
    Trax | suv | 2017-2022 | 21700 | LS, LT +1900 | 1.4L Turbo I4 / A6 | FWD AWD | 24/32 | 5
    Trax | suv | 2024-2026 | 21895 | LS, 1RS +2000, LT +2000, 2RS +4200, Activ +4200 | 1.2L Turbo I3 / A6 | FWD | 28/32 | 5
    Trailblazer | suv | 2021-2026 | 24995 | LS, LT +1700, Activ +4100, RS +4100 | 1.3L Turbo I3 / A9 | FWD AWD | 26/29 | 5
    Equinox | suv | 2018-2024 | 26600 | LS, LT +1400, RS +3900, Premier +5300 | 1.5L Turbo I4 / A6 | FWD AWD | 26/31 | 5
    Equinox | suv | 2025-2026 | 29995 | LT, RS +4600, Activ +4600 | 1.5L Turbo I4 / A8 | FWD AWD | 26/29 | 5
    Equinox EV | suv | 2024-2026 | 34995 | 1LT, 2LT +8300, 2RS +9800 | EV 319 / A1 | FWD AWD | 117/100 | 5
    Blazer | suv | 2019-2026 | 36100 | 2LT, 3LT +4400, RS +7600 [3.6L V6 / A9 / 19/26], Premier +7600 | 2.0L Turbo I4 / A9 | FWD AWD | 22/29 | 5
    Blazer EV | suv | 2024-2026 | 46095 | LT, RS +5000, SS +14500 | EV 312 / A1 | FWD AWD | 106/90 | 5
    Traverse | suv | 2018-2023 | 34520 | LS, LT +3900, RS +12500, Premier +13500, High Country +19000 | 3.6L V6 / A9 | FWD AWD | 18/27 | 8
    Traverse | suv | 2024-2026 | 40100 | LS, LT +3100, Z71 +9800, RS +17800 | 2.5L Turbo I4 / A8 | FWD AWD | 20/27 | 8
    Tahoe | suv | 2017-2020 | 49000 | LS, LT +5000, Premier +14500 | 5.3L V8 / A6 | RWD 4WD | 15/22 | 8
    Tahoe | suv | 2021-2026 | 60500 | LS, LT +5600, RST +9500, Z71 +11500, Premier +14500, High Country +20500 | 5.3L V8 / A10 | RWD 4WD | 15/20 | 8
    Suburban | suv | 2017-2026 | 63500 | LS, LT +5600, RST +9500, Z71 +11500, Premier +14500 | 5.3L V8 / A10 | RWD 4WD | 15/20 | 8
    Colorado | pickup | 2017-2022 | 26700 | WT, LT +3200, Z71 +7300, ZR2 +17500 | 3.6L V6 / A8 | RWD 4WD | 18/25 | 5
    Colorado | pickup | 2023-2026 | 32400 | WT, LT +3200, Trail Boss +6000, Z71 +9600, ZR2 +17600 | 2.7L Turbo I4 / A8 | RWD 4WD | 19/24 | 5
    Silverado 1500 | pickup | 2017-2018 | 29300 | WT, LT +6600, LTZ +14500, High Country +23000 | 5.3L V8 / A6 | RWD 4WD | 16/23 | 6
    Silverado 1500 | pickup | 2019-2026 | 37000 | WT [2.7L Turbo I4 / A8 / 18/20], Custom +5200 [2.7L Turbo I4 / A8 / 18/20], LT +10500, RST +13500, LTZ +20800, High Country +26800 [6.2L V8 / A10 / 15/20], ZR2 +34500 | 5.3L V8 / A10 | RWD 4WD | 16/22 | 6
    Silverado EV | pickup | 2024-2026 | 57095 | WT, LT +18100, RST +32000 | EV 450 / A1 | AWD | 71/62 | 5
    Silverado 2500HD | pickup | 2017-2026 | 46000 | WT, Custom +4400, LT +7700, LTZ +19800, High Country +30500 | 6.6L V8 / A10 | RWD 4WD | 13/17 | 6
    Silverado 3500HD Chassis Cab | cab | 2017-2026 | 48500 | WT, LT +7500 | 6.6L Turbo V8 diesel / A10 | RWD 4WD | 14/18 | 3
    Express Cargo Van | cargo | 2017-2026 | 42000 | 2500, 3500 +2300 | 4.3L V6 / A8 | RWD | 13/17 | 2
    Express Passenger | passenger | 2017-2026 | 45500 | LS, LT +1700 | 4.3L V6 / A8 | RWD | 12/16 | 12
    Express Cutaway | cutaway | 2017-2026 | 38900 | 3500, 4500 +1500 | 6.6L V8 / A8 | RWD | 10/14 | 2`,
});
