import { readMake } from './read-make.ts';

export const toyota = readMake({
  name: 'Toyota',
  wmi: { car: '4T1', suv: 'JTM', truck: '5TF' },
  paints: `Ice Cap #f1f2f0 White, Wind Chill Pearl #eeece6 White, Celestial Silver Metallic #b9bdc2 Silver, Midnight Black Metallic #17191d Black,
    Magnetic Gray Metallic #575b61 Gray, Blueprint #22365c Blue, Supersonic Red #a4121f Red, Lunar Rock #93999a Gray, Army Green #4f5745 Green`,
  lines: `
    Corolla | sedan | 2017-2019 | 18700 | L, LE +400, SE +1750, XLE +2450 | 1.8L I4 / CVT | FWD | 28/36 | 5
    Corolla | sedan | 2020-2026 | 22725 | LE, SE +2300, XLE +2600, XSE +4600 | 2.0L I4 / CVT | FWD | 32/41 | 5
    Corolla Hybrid | sedan | 2020-2026 | 24575 | LE, SE +2300, XLE +3100 | 1.8L I4 hybrid / eCVT | FWD AWD | 50/43 | 5
    Corolla Hatchback | hatchback | 2019-2026 | 24180 | SE, XSE +3100 | 2.0L I4 / CVT | FWD | 32/41 | 5
    GR Corolla | hatchback | 2023-2026 | 39920 | Core, Premium +3200, Premium Plus +6100 | 1.6L Turbo I3 / M6 | AWD | 21/28 | 5
    Camry | sedan | 2018-2024 | 26420 | LE, SE +1500, XLE +4900, XSE +5500, TRD +5900 [3.5L V6 / A8 / 22/31] | 2.5L I4 / A8 | FWD AWD | 28/39 | 5
    Camry Hybrid | sedan | 2025-2026 | 29100 | LE, SE +2200, XLE +5000, XSE +6200 | 2.5L I4 hybrid / eCVT | FWD AWD | 52/49 | 5
    Crown | sedan | 2023-2026 | 41440 | XLE, Limited +4600, Platinum +13600 | 2.5L I4 hybrid / eCVT | AWD | 42/41 | 5
    Avalon | sedan | 2019-2022 | 36825 | XLE, Touring +6400, Limited +6200 | 3.5L V6 / A8 | FWD AWD | 22/32 | 5
    Prius | hatchback | 2017-2022 | 25075 | L Eco, LE +1200, XLE +3800, Limited +7700 | 1.8L I4 hybrid / eCVT | FWD AWD | 54/50 | 5
    Prius | hatchback | 2023-2026 | 28550 | LE, XLE +3400, Limited +7000 | 2.0L I4 hybrid / eCVT | FWD AWD | 57/56 | 5
    Prius Plug-in Hybrid | hatchback | 2023-2026 | 33775 | SE, XSE +3500, XSE Premium +6700 | 2.0L I4 phev 44 / eCVT | FWD | 53/51 | 5
    Mirai | sedan | 2021-2026 | 51795 | XLE | Fuel cell 402 / A1 | RWD | 76/71 | 5
    GR86 | coupe | 2022-2026 | 30600 | Base, Premium +2800 | 2.4L H4 / M6 | RWD | 20/27 | 4
    GR Supra | coupe | 2020-2026 | 57500 | 3.0, 3.0 Premium +3150 | 3.0L Turbo I6 / A8 | RWD | 23/31 | 2
    C-HR | suv | 2018-2022 | 23880 | LE, XLE +2200, Limited +4600 | 2.0L I4 / CVT | FWD | 27/31 | 5
    Corolla Cross | suv | 2022-2026 | 24635 | L, LE +2400, XLE +4400 | 2.0L I4 / CVT | FWD AWD | 31/33 | 5
    RAV4 | suv | 2017-2018 | 24910 | LE, XLE +1100, SE +3600, Limited +6800 | 2.5L I4 / A6 | FWD AWD | 23/29 | 5
    RAV4 | suv | 2019-2025 | 29250 | LE, XLE +1500, XLE Premium +4300, Adventure +5500, Limited +7700, TRD Off-Road +9100 | 2.5L I4 / A8 | FWD AWD | 27/35 | 5
    RAV4 Hybrid | suv | 2019-2026 | 32300 | LE, XLE +1700, XLE Premium +4500, SE +2600, Limited +8400 | 2.5L I4 hybrid / eCVT | AWD | 41/38 | 5
    RAV4 Prime | suv | 2021-2025 | 44265 | SE, XSE +4000 | 2.5L I4 phev 42 / eCVT | AWD | 40/36 | 5
    bZ4X | suv | 2023-2025 | 37070 | XLE, Limited +4600 | EV 252 / A1 | FWD AWD | 131/107 | 5
    Venza | suv | 2021-2024 | 35070 | LE, XLE +4200, Limited +8000 | 2.5L I4 hybrid / eCVT | AWD | 40/37 | 5
    Highlander | suv | 2017-2019 | 31830 | LE, XLE +5500, SE +6900, Limited +9700 | 3.5L V6 / A8 | FWD AWD | 20/27 | 8
    Highlander | suv | 2020-2026 | 40320 | LE, XLE +3400, Limited +6000, Platinum +9200 | 2.4L Turbo I4 / A8 | FWD AWD | 22/29 | 8
    Grand Highlander | suv | 2024-2026 | 41360 | LE, XLE +2900, Limited +7500, Platinum +12500 | 2.4L Turbo I4 / A8 | FWD AWD | 21/28 | 8
    4Runner | suv | 2017-2024 | 41155 | SR5, TRD Off-Road +2800, SR5 Premium +3000, Limited +8500, TRD Pro +14000 | 4.0L V6 / A5 | RWD 4WD | 16/19 | 5
    4Runner | suv | 2025-2026 | 41570 | SR5, TRD Off-Road +8100, TRD Sport +6600, Limited +14600 | 2.4L Turbo I4 / A8 | RWD 4WD | 20/26 | 5
    Land Cruiser | suv | 2024-2026 | 57200 | 1958, Land Cruiser +5000 | 2.4L Turbo I4 hybrid / A8 | 4WD | 22/25 | 5
    Sequoia | suv | 2018-2022 | 51600 | SR5, TRD Sport +3000, Limited +9400, Platinum +16000 | 5.7L V8 / A6 | RWD 4WD | 13/17 | 8
    Sequoia | suv | 2023-2026 | 64725 | SR5, Limited +6600, Platinum +13000, Capstone +20700 | 3.4L Turbo V6 hybrid / A10 | RWD 4WD | 21/24 | 8
    Sienna | minivan | 2017-2020 | 31640 | L, LE +2500, SE +5700, XLE +5300, Limited +11600 | 3.5L V6 / A8 | FWD AWD | 19/26 | 8
    Sienna | minivan | 2021-2026 | 40120 | LE, XLE +4700, XSE +7000, Limited +11300, Platinum +13700 | 2.5L I4 hybrid / eCVT | FWD AWD | 36/36 | 8
    Tacoma | pickup | 2017-2023 | 30740 | SR, SR5 +1600, TRD Sport +6100, TRD Off-Road +6400, Limited +11000 | 3.5L V6 / A6 | RWD 4WD | 19/24 | 5
    Tacoma | pickup | 2024-2026 | 33590 | SR, SR5 +4600, TRD PreRunner +6600, TRD Sport +8200, TRD Off-Road +9000, Limited +20500 | 2.4L Turbo I4 / A8 | RWD 4WD | 21/26 | 5
    Tundra | pickup | 2017-2021 | 37000 | SR, SR5 +1400, Limited +9000, Platinum +15500, 1794 Edition +15500 | 5.7L V8 / A6 | RWD 4WD | 13/17 | 6
    Tundra | pickup | 2022-2026 | 41815 | SR, SR5 +5500, Limited +12600, Platinum +22500, 1794 Edition +23300 | 3.4L Turbo V6 / A10 | RWD 4WD | 18/24 | 5`,
});
