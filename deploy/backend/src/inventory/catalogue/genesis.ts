import { readMake } from './read-make.ts';

export const genesis = readMake({
  name: 'Genesis',
  wmi: { car: 'KMT', suv: '5NM', truck: '5NM' },
  paints: `Uyuni White #f0f0ed White, Vik Black #131417 Black, Savile Silver #b1b3b3 Silver, Makalu Gray #77797a Gray, Adriatic Blue #1f3658 Blue, Mauna Red #7c1a20 Red, Tasman Blue #2f4e72 Blue`,
  lines: `
    G70 | sedan | 2019-2026 | 42500 | 2.5T, 3.3T Sport Advanced +9000 [3.3L Turbo V6 / A8 / 18/27] | 2.5L Turbo I4 / A8 | RWD AWD | 21/29 | 5
    G80 | sedan | 2018-2026 | 58000 | 2.5T, 3.5T Sport +12000 [3.5L Turbo V6 / A8 / 17/26] | 2.5L Turbo I4 / A8 | AWD | 22/29 | 5
    GV60 | suv | 2023-2026 | 52350 | Standard, Advanced +5500, Performance +17000 | EV 294 / A1 | RWD AWD | 125/101 | 5
    GV70 | suv | 2022-2026 | 48985 | 2.5T, 2.5T Sport Prestige +9000, 3.5T Sport +13000 [3.5L Turbo V6 / A8 / 18/24] | 2.5L Turbo I4 / A8 | AWD | 22/28 | 5
    Electrified GV70 | suv | 2023-2026 | 65850 | Advanced, Prestige +6500 | EV 263 / A1 | AWD | 98/83 | 5
    GV80 | suv | 2021-2026 | 58200 | 2.5T, 2.5T Advanced +7500, 3.5T +18000 [3.5L Turbo V6 / A8 / 16/22] | 2.5L Turbo I4 / A8 | AWD | 20/24 | 5`,
});
