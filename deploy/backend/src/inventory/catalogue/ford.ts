import { readMake } from './read-make.ts';

export const ford = readMake({
  name: 'Ford',
  wmi: { car: '1FA', suv: '1FM', truck: '1FT' },
  paints: `Oxford White #f2f2ee White, Agate Black Metallic #1b1c20 Black, Iconic Silver Metallic #b6babd Silver, Carbonized Gray Metallic #515558 Gray,
    Rapid Red Metallic #8d121d Red, Race Red #c4161c Red, Atlas Blue Metallic #2b5288 Blue, Antimatter Blue Metallic #222c3f Blue, Forged Green Metallic #3c4a40 Green`,
  lines: `
    Fiesta | hatchback | 2017-2019 | 15200 | S, SE +1300, ST +6400 | 1.6L I4 / DCT6 | FWD | 27/35 | 5
    Focus | hatchback | 2017-2018 | 19700 | SE, SEL +1800, Titanium +3800 | 2.0L I4 / DCT6 | FWD | 25/34 | 5
    Fusion | sedan | 2017-2020 | 23170 | S, SE +1500, SEL +5000, Titanium +11500 | 2.5L I4 / A6 | FWD AWD | 21/31 | 5
    Fusion Hybrid | sedan | 2017-2020 | 28000 | SE, SEL +2000, Titanium +6600 | 2.0L I4 hybrid / eCVT | FWD | 43/41 | 5
    Mustang | coupe | 2018-2023 | 27770 | EcoBoost, EcoBoost Premium +5000, GT +10500 [5.0L V8 / A10 / 15/24], GT Premium +14500 [5.0L V8 / A10 / 15/24], Mach 1 +29000 [5.0L V8 / M6 / 14/22] | 2.3L Turbo I4 / A10 | RWD | 21/32 | 4
    Mustang | coupe | 2024-2026 | 32320 | EcoBoost, EcoBoost Premium +5200, GT +14000 [5.0L V8 / A10 / 15/24], GT Premium +18700 [5.0L V8 / A10 / 15/24], Dark Horse +31500 [5.0L V8 / M6 / 14/22] | 2.3L Turbo I4 / A10 | RWD | 22/33 | 4
    Mustang Convertible | convertible | 2018-2026 | 43000 | EcoBoost Premium, GT Premium +13700 [5.0L V8 / A10 / 15/24] | 2.3L Turbo I4 / A10 | RWD | 20/29 | 4
    Mustang Mach-E | suv | 2021-2026 | 37995 | Select, Premium +4000, GT +16500, Rally +20000 | EV 300 / A1 | RWD AWD | 113/98 | 5
    EcoSport | suv | 2018-2022 | 22040 | S, SE +2500, Titanium +5500, SES +5700 | 2.0L I4 / A6 | FWD AWD | 23/29 | 5
    Escape | suv | 2017-2019 | 24885 | S, SE +2500, SEL +4600, Titanium +8800 | 1.5L Turbo I4 / A6 | FWD AWD | 23/30 | 5
    Escape | suv | 2020-2026 | 30350 | Active, ST-Line +1600, ST-Line Select +4300, Platinum +8900 | 1.5L Turbo I3 / A8 | FWD AWD | 27/34 | 5
    Escape Hybrid | suv | 2020-2026 | 34500 | ST-Line Select, ST-Line Elite +3800, Platinum +4500 | 2.5L I4 hybrid / eCVT | FWD AWD | 42/36 | 5
    Edge | suv | 2017-2024 | 37945 | SE, SEL +1400, ST-Line +5000, Titanium +5500, ST +9000 | 2.0L Turbo I4 / A8 | AWD | 21/28 | 5
    Explorer | suv | 2017-2019 | 32765 | Base, XLT +2000, Limited +9000, Sport +13500, Platinum +21000 | 3.5L V6 / A6 | FWD 4WD | 17/24 | 7
    Explorer | suv | 2020-2026 | 40330 | Active, ST-Line +4000, Platinum +12500, ST +14500 [3.0L Turbo V6 / A10 / 18/25] | 2.3L Turbo I4 / A10 | RWD 4WD | 20/29 | 7
    Bronco Sport | suv | 2021-2026 | 31590 | Big Bend, Heritage +3000, Outer Banks +4900, Badlands +9200 [2.0L Turbo I4 / A8 / 21/26] | 1.5L Turbo I3 / A8 | 4WD | 25/30 | 5
    Bronco | suv | 2021-2026 | 39995 | Base, Big Bend +1500, Outer Banks +10200, Badlands +11000, Wildtrak +23000 [2.7L Turbo V6 / A10 / 17/18], Raptor +39000 [3.0L Turbo V6 / A10 / 15/16] | 2.3L Turbo I4 / A10 | 4WD | 18/20 | 5
    Expedition | suv | 2018-2026 | 62000 | Active, XLT +3300, Tremor +16500, King Ranch +21600, Platinum +22200 | 3.5L Turbo V6 / A10 | RWD 4WD | 16/23 | 8
    Maverick | pickup | 2022-2026 | 28145 | XL, XLT +2500, Lobo +8000, Lariat +7400 | 2.0L Turbo I4 / A8 | FWD AWD | 22/30 | 5
    Maverick Hybrid | pickup | 2022-2026 | 28145 | XL, XLT +2500, Lariat +7400 | 2.5L I4 hybrid / eCVT | FWD AWD | 42/35 | 5
    Ranger | pickup | 2019-2023 | 27400 | XL, XLT +4000, Lariat +8000 | 2.3L Turbo I4 / A10 | RWD 4WD | 21/26 | 5
    Ranger | pickup | 2024-2026 | 33080 | XL, XLT +3000, Lariat +11000, Raptor +23000 [3.0L Turbo V6 / A10 / 16/18] | 2.3L Turbo I4 / A10 | RWD 4WD | 21/25 | 5
    F-150 | pickup | 2017-2020 | 33000 | XL, XLT +6500, Lariat +14500, King Ranch +24000, Platinum +26500 | 2.7L Turbo V6 / A10 | RWD 4WD | 19/25 | 6
    F-150 | pickup | 2021-2026 | 38810 | XL [2.7L Turbo V6 / A10 / 19/25], STX +3800 [2.7L Turbo V6 / A10 / 19/25], XLT +8000, Lariat +26000, Tremor +27500, King Ranch +37000, Platinum +37200, Raptor +40500 | 3.5L Turbo V6 / A10 | RWD 4WD | 18/25 | 6
    F-150 PowerBoost | pickup | 2021-2026 | 51000 | XLT, Lariat +15000, King Ranch +25500, Platinum +26000 | 3.5L Turbo V6 hybrid / A10 | 4WD | 22/24 | 5
    F-150 Lightning | pickup | 2022-2025 | 49780 | Pro, XLT +13800, Flash +18000, Lariat +27200, Platinum +35200 | EV 300 / A1 | AWD | 76/61 | 5
    Super Duty F-250 | pickup | 2017-2026 | 45300 | XL, XLT +7000, Lariat +19000, King Ranch +33000, Platinum +33500 | 6.8L V8 / A10 | RWD 4WD | 13/18 | 6
    Super Duty F-350 Chassis Cab | cab | 2017-2026 | 49500 | XL, XLT +6200, Lariat +17000 | 6.7L Turbo V8 diesel / A10 | RWD 4WD | 14/18 | 3
    E-350 Cutaway | cutaway | 2017-2026 | 41500 | Single Rear Wheel, Dual Rear Wheel +1900 | 7.3L V8 / A6 | RWD | 10/13 | 2
    Transit Connect | van | 2017-2023 | 31000 | XL, XLT +1700, Titanium +4000 | 2.0L I4 / A8 | FWD | 24/28 | 7
    Transit Cargo Van | cargo | 2017-2026 | 48400 | T-150, T-250 +1100, T-350 +2500 | 3.5L V6 / A10 | RWD AWD | 15/19 | 2
    Transit Passenger | passenger | 2017-2026 | 57500 | XL, XLT +2600 | 3.5L V6 / A10 | RWD AWD | 14/19 | 12
    E-Transit | cargo | 2022-2026 | 51600 | Low Roof, Medium Roof +1700, High Roof +3400 | EV 159 / A1 | RWD | 64/56 | 2`,
});
