import { readMake } from './read-make.ts';

export const honda = readMake({
  name: 'Honda',
  wmi: { car: '1HG', suv: '5J6', truck: '5FP' },
  paints: `Platinum White Pearl #efeeea White, Crystal Black Pearl #141519 Black, Lunar Silver Metallic #c0c3c6 Silver, Modern Steel Metallic #5a5e63 Gray,
    Meteorite Gray Metallic #484c52 Gray, Aegean Blue Metallic #24406b Blue, Radiant Red Metallic #9c1620 Red, Sonic Gray Pearl #8c9698 Gray`,
  lines: `
    Civic | sedan | 2017-2021 | 21250 | LX, Sport +1700, EX +2800, EX-L +4000, Touring +7000 | 2.0L I4 / CVT | FWD | 30/38 | 5
    Civic | sedan | 2022-2026 | 24695 | LX, Sport +2000, EX +2900, Touring +6500 | 2.0L I4 / CVT | FWD | 31/40 | 5
    Civic Hatchback | hatchback | 2017-2026 | 25695 | LX, Sport +2000, EX-L +3900, Sport Touring +6600 | 2.0L I4 / CVT | FWD | 30/38 | 5
    Civic Hybrid | sedan | 2025-2026 | 29395 | Sport, Sport Touring +3100 | 2.0L I4 hybrid / eCVT | FWD | 50/47 | 5
    Civic Type R | hatchback | 2023-2026 | 45895 | Touring | 2.0L Turbo I4 / M6 | FWD | 22/28 | 4
    Insight | sedan | 2019-2022 | 25760 | LX, EX +1500, Touring +5200 | 1.5L I4 hybrid / eCVT | FWD | 55/49 | 5
    Accord | sedan | 2018-2022 | 26520 | LX, Sport +2600, EX-L +5600, Touring +11000 | 1.5L Turbo I4 / CVT | FWD | 30/38 | 5
    Accord | sedan | 2023-2026 | 28295 | LX, SE +2400 | 1.5L Turbo I4 / CVT | FWD | 29/37 | 5
    Accord Hybrid | sedan | 2018-2026 | 33655 | Sport, EX-L +1200, Sport-L +1400, Touring +5600 | 2.0L I4 hybrid / eCVT | FWD | 46/41 | 5
    Fit | hatchback | 2017-2020 | 16190 | LX, Sport +1310, EX +1900, EX-L +3400 | 1.5L I4 / CVT | FWD | 33/40 | 5
    HR-V | suv | 2017-2022 | 22120 | LX, Sport +2000, EX +2500, EX-L +3900 | 1.8L I4 / CVT | FWD AWD | 28/34 | 5
    HR-V | suv | 2023-2026 | 26200 | LX, Sport +2000, EX-L +4000 | 2.0L I4 / CVT | FWD AWD | 26/32 | 5
    CR-V | suv | 2017-2022 | 27400 | LX, SE +1300, EX +2500, EX-L +5000, Touring +8400 | 1.5L Turbo I4 / CVT | FWD AWD | 28/34 | 5
    CR-V | suv | 2023-2026 | 30920 | LX, EX +2350, EX-L +5000 | 1.5L Turbo I4 / CVT | FWD AWD | 28/34 | 5
    CR-V Hybrid | suv | 2020-2026 | 35630 | Sport, Sport-L +2900, Sport Touring +6600 | 2.0L I4 hybrid / eCVT | FWD AWD | 43/36 | 5
    Passport | suv | 2019-2025 | 42400 | EX-L, TrailSport +2300, Black Edition +6500 | 3.5L V6 / A9 | AWD | 19/24 | 5
    Passport | suv | 2026-2027 | 44950 | RTL, TrailSport +3700, TrailSport Elite +7700 | 3.5L V6 / A10 | AWD | 19/25 | 5
    Pilot | suv | 2017-2022 | 37500 | LX, EX +2700, EX-L +6000, Touring +10500, Elite +14500 | 3.5L V6 / A9 | FWD AWD | 20/27 | 8
    Pilot | suv | 2023-2026 | 40200 | Sport, EX-L +3100, TrailSport +9600, Touring +8300, Elite +13000 | 3.5L V6 / A10 | FWD AWD | 19/27 | 8
    Prologue | suv | 2024-2026 | 47400 | EX, Touring +4300, Elite +10500 | EV 296 / A1 | FWD AWD | 108/90 | 5
    Odyssey | minivan | 2018-2026 | 42795 | EX-L, Sport-L +1200, Touring +4500, Elite +8700 | 3.5L V6 / A10 | FWD | 19/28 | 8
    Ridgeline | pickup | 2017-2026 | 40595 | Sport, RTL +2900, TrailSport +5200, Black Edition +6800 | 3.5L V6 / A9 | AWD | 18/24 | 5`,
});
