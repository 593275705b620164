import { readMake } from './read-make.ts';

export const lincoln = readMake({
  name: 'Lincoln',
  wmi: { car: '3LN', suv: '5LM', truck: '5LM' },
  paints: `Pristine White Metallic #efeeea White, Infinite Black Metallic #141519 Black, Silver Radiance Metallic #b4b7b9 Silver, Asher Gray Metallic #55585b Gray, Red Carpet Metallic #7b151e Red, Flight Blue Metallic #5c7690 Blue`,
  lines: `
    MKZ | sedan | 2017-2020 | 36750 | Standard, Reserve +6000 | 2.0L Turbo I4 / A6 | FWD AWD | 20/31 | 5
    Corsair | suv | 2020-2026 | 39485 | Premiere, Reserve +5500, Grand Touring +14500 | 2.0L Turbo I4 / A8 | FWD AWD | 22/30 | 5
    Nautilus | suv | 2019-2026 | 52435 | Premiere, Reserve +6500, Black Label +23000 | 2.0L Turbo I4 / A8 | AWD | 21/29 | 5
    Aviator | suv | 2020-2026 | 58495 | Premiere, Reserve +7500, Black Label +26000 | 3.0L Turbo V6 / A10 | RWD AWD | 17/26 | 7
    Navigator | suv | 2018-2026 | 99995 | Reserve, Black Label +16500 | 3.5L Turbo V6 / A10 | 4WD | 15/22 | 7`,
});
