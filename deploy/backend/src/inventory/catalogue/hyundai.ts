import { readMake } from './read-make.ts';

export const hyundai = readMake({
  name: 'Hyundai',
  wmi: { car: 'KMH', suv: '5NM', truck: '5NT' },
  paints: `Serenity White #f1f1ee White, Abyss Black #14161b Black, Shimmering Silver #bfc2c4 Silver, Amazon Gray #595e5a Gray, Ultimate Red #9a1a23 Red, Intense Blue #1c4379 Blue, Cyber Gray #7c8287 Gray, Digital Teal #1f5a5f Green`,
  lines: `
    Accent | sedan | 2018-2022 | 17395 | SE, SEL +1500, Limited +3000 | 1.6L I4 / CVT | FWD | 33/41 | 5
    Elantra | sedan | 2017-2020 | 19300 | SE, SEL +750, Limited +4300 | 2.0L I4 / CVT | FWD | 30/40 | 5
    Elantra | sedan | 2021-2026 | 22125 | SE, SEL Sport +2000, Limited +5000 | 2.0L I4 / CVT | FWD | 32/41 | 5
    Elantra Hybrid | sedan | 2021-2026 | 25450 | Blue, SEL Sport +1000, Limited +4200 | 1.6L I4 hybrid / DCT6 | FWD | 51/58 | 5
    Elantra N | sedan | 2022-2026 | 34350 | N | 2.0L Turbo I4 / DCT8 | FWD | 20/27 | 5
    Sonata | sedan | 2017-2026 | 27300 | SE, SEL +1600, N Line +7500 | 2.5L I4 / A8 | FWD AWD | 25/36 | 5
    Ioniq 5 | suv | 2022-2026 | 42600 | SE Standard Range, SE +4100, SEL +6900, Limited +11900 | EV 303 / A1 | RWD AWD | 129/100 | 5
    Ioniq 6 | sedan | 2023-2026 | 37850 | SE Standard Range, SE +5000, SEL +8000, Limited +13000 | EV 342 / A1 | RWD AWD | 153/127 | 5
    Ioniq 9 | suv | 2026-2027 | 58955 | S, SE +4000, Limited +12000, Calligraphy +16000 | EV 335 / A1 | RWD AWD | 100/86 | 7
    Venue | suv | 2020-2026 | 20150 | SE, SEL +1800, Limited +3200 | 1.6L I4 / CVT | FWD | 29/32 | 5
    Kona | suv | 2018-2026 | 25500 | SE, SEL +1400, N Line +5400, Limited +7000 | 2.0L I4 / CVT | FWD AWD | 28/34 | 5
    Kona Electric | suv | 2019-2026 | 32975 | SE, SEL +4000, Limited +8400 | EV 261 / A1 | FWD | 129/103 | 5
    Tucson | suv | 2017-2021 | 23700 | SE, SEL +2600, Limited +7000 | 2.0L I4 / A6 | FWD AWD | 23/28 | 5
    Tucson | suv | 2022-2026 | 29200 | SE, SEL +2000, XRT +4900, Limited +9600 | 2.5L I4 / A8 | FWD AWD | 25/32 | 5
    Tucson Hybrid | suv | 2022-2026 | 33465 | Blue, SEL +2000, N Line +4000, Limited +7200 | 1.6L Turbo I4 hybrid / A6 | AWD | 35/35 | 5
    Santa Fe | suv | 2019-2026 | 34800 | SE, SEL +2700, XRT +6600, Limited +11500, Calligraphy +14000 | 2.5L Turbo I4 / DCT8 | FWD AWD | 20/29 | 7
    Palisade | suv | 2020-2026 | 38935 | SE, SEL +2700, Limited +11200, Calligraphy +15500 | 3.5L V6 / A8 | FWD AWD | 19/25 | 8
    Santa Cruz | pickup | 2022-2026 | 28750 | SE, SEL +1700, XRT +11000, Limited +12900 | 2.5L I4 / A8 | FWD AWD | 22/30 | 5`,
});
