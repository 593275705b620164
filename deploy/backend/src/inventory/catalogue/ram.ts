import { readMake } from './read-make.ts';

export const ram = readMake({
  name: 'Ram',
  wmi: { car: '1C6', suv: '1C6', truck: '1C6' },
  paints: `Bright White #f3f3f0 White, Diamond Black Crystal Pearl #131418 Black, Billet Silver Metallic #b3b7ba Silver, Granite Crystal Metallic #4b4f52 Gray, Flame Red #ad151b Red, Delmonico Red Pearl #64161d Red, Patriot Blue Pearl #1a2f55 Blue, Forged Blue Metallic #35536f Blue`,
  lines: `
    1500 | pickup | 2019-2024 | 39420 | Tradesman, Big Horn +4500, Laramie +17000, Rebel +22000 [5.7L V8 / A8 / 17/23], Limited +27000 [5.7L V8 / A8 / 17/22], TRX +56000 [6.2L V8 / A8 / 10/14] | 3.6L V6 / A8 | RWD 4WD | 20/25 | 6
    1500 | pickup | 2025-2026 | 40275 | Tradesman, Big Horn +5000, Laramie +20000, Rebel +24500, Limited +33500, Tungsten +46500 | 3.0L Turbo I6 / A8 | RWD 4WD | 18/25 | 6
    1500 Classic | pickup | 2019-2024 | 32800 | Tradesman, SLT +4500, Warlock +6800 | 3.6L V6 / A8 | RWD 4WD | 17/25 | 6
    2500 | pickup | 2017-2026 | 46660 | Tradesman, Big Horn +4500, Laramie +13500, Power Wagon +24000, Limited +32500 | 6.4L V8 / A8 | RWD 4WD | 13/17 | 6
    3500 Chassis Cab | cab | 2017-2026 | 49000 | Tradesman, SLT +5000, Laramie +14000 | 6.7L Turbo I6 diesel / A8 | RWD 4WD | 14/18 | 3
    ProMaster Cargo Van | cargo | 2017-2026 | 46400 | 1500 Low Roof, 2500 High Roof +3400, 3500 High Roof +5000 | 3.6L V6 / A9 | FWD | 15/19 | 2
    ProMaster Cutaway | cutaway | 2017-2026 | 43500 | 3500 | 3.6L V6 / A9 | FWD | 13/17 | 2
    ProMaster City | van | 2017-2022 | 25500 | Tradesman, Wagon SLT +3000 | 2.4L I4 / A9 | FWD | 21/28 | 5`,
});
