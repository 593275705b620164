import { readMake } from './read-make.ts';

export const volkswagen = readMake({
  name: 'Volkswagen',
  wmi: { car: '3VW', suv: '1V2', truck: 'WV2' },
  paints: `Pure White #f2f2ee White, Deep Black Pearl #14161a Black, Pyrite Silver Metallic #a8abac Silver, Platinum Gray Metallic #5c6165 Gray, Kings Red Metallic #8a1620 Red, Atlantic Blue Metallic #1c3a66 Blue, Mountain Lake Blue Metallic #3e6d86 Blue, Avocado Green Pearl #4a5043 Green`,
  lines: `
    Jetta | sedan | 2019-2026 | 22995 | S, Sport +1900, SE +3300, SEL +7000 | 1.5L Turbo I4 / A8 | FWD | 29/40 | 5
    Jetta GLI | sedan | 2019-2026 | 33745 | Autobahn | 2.0L Turbo I4 / DCT7 | FWD | 26/36 | 5
    Passat | sedan | 2017-2022 | 27575 | SE, R-Line +1500, Limited Edition +3700 | 2.0L Turbo I4 / A6 | FWD | 24/36 | 5
    Arteon | hatchback | 2019-2024 | 44785 | SE R-Line, SEL Premium R-Line +7000 | 2.0L Turbo I4 / DCT7 | FWD AWD | 25/33 | 5
    Golf | hatchback | 2017-2021 | 23195 | S, SE +2300, TSI +400 | 1.4L Turbo I4 / A8 | FWD | 29/36 | 5
    Golf GTI | hatchback | 2017-2026 | 33670 | S, SE +5400, Autobahn +8800 | 2.0L Turbo I4 / DCT7 | FWD | 24/33 | 5
    Golf SportWagen | wagon | 2017-2019 | 21895 | S, SE +5000 | 1.8L Turbo I4 / A6 | FWD AWD | 22/29 | 5
    Golf R | hatchback | 2018-2026 | 48325 | Black Edition, Euro Style +1300 | 2.0L Turbo I4 / DCT7 | AWD | 22/31 | 5
    Beetle | hatchback | 2017-2019 | 20895 | S, SE +3000, Final Edition SEL +5000 | 2.0L Turbo I4 / A6 | FWD | 26/33 | 4
    Beetle Convertible | convertible | 2017-2019 | 25995 | S, Final Edition SE +1300 | 2.0L Turbo I4 / A6 | FWD | 26/33 | 4
    Taos | suv | 2022-2026 | 25420 | S, SE +3100, SEL +8500 | 1.5L Turbo I4 / A8 | FWD AWD | 28/36 | 5
    Tiguan | suv | 2018-2026 | 30245 | S, SE +3600, SE R-Line Black +6300, SEL R-Line +9600 | 2.0L Turbo I4 / A8 | FWD AWD | 25/32 | 5
    Atlas | suv | 2018-2026 | 39310 | SE, SE Technology +3500, SEL +10500, SEL Premium R-Line +14500 | 2.0L Turbo I4 / A8 | FWD AWD | 20/27 | 7
    Atlas Cross Sport | suv | 2020-2026 | 38310 | SE, SE Technology +3500, SEL +9500 | 2.0L Turbo I4 / A8 | FWD AWD | 20/27 | 5
    ID.4 | suv | 2021-2026 | 45095 | Pro, Pro S +5100, AWD Pro S +9000 | EV 291 / A1 | RWD AWD | 122/102 | 5
    ID. Buzz | van | 2025-2026 | 59995 | Pro S, Pro S Plus +3500, 1st Edition +5500 | EV 234 / A1 | RWD AWD | 91/75 | 7`,
});
