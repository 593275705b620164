import { readMake } from './read-make.ts';

export const acura = readMake({
  name: 'Acura',
  wmi: { car: '19U', suv: '5J8', truck: '5J8' },
  paints: `Platinum White Pearl #efeeea White, Majestic Black Pearl #131519 Black, Lunar Silver Metallic #bfc2c5 Silver, Liquid Carbon Metallic #4c5055 Gray, Apex Blue Pearl #14499b Blue, Performance Red Pearl #a11620 Red, Urban Gray Pearl #9aa0a2 Gray`,
  lines: `
    ILX | sedan | 2017-2022 | 27650 | Base, Premium +2000, A-Spec +4000 | 2.4L I4 / DCT8 | FWD | 24/34 | 5
    Integra | hatchback | 2023-2026 | 33400 | Base, A-Spec +2500, Type S +20000 | 1.5L Turbo I4 / CVT | FWD | 30/37 | 5
    TLX | sedan | 2017-2025 | 45400 | Technology, A-Spec +2800, Type S +12000 | 2.0L Turbo I4 / A10 | FWD AWD | 22/31 | 5
    RDX | suv | 2017-2026 | 44700 | Base, Technology +2700, A-Spec +5700, Advance +7800 | 2.0L Turbo I4 / A10 | AWD | 21/27 | 5
    MDX | suv | 2017-2026 | 51200 | Base, Technology +5000, A-Spec +9000, Type S +17000 | 3.5L V6 / A10 | FWD AWD | 19/26 | 7
    ADX | suv | 2025-2026 | 35000 | Base, A-Spec +3000, A-Spec Advance +7000 | 1.5L Turbo I4 / CVT | FWD AWD | 26/31 | 5
    ZDX | suv | 2024-2025 | 64500 | A-Spec, Type S +9000 | EV 313 / A1 | RWD AWD | 95/81 | 5`,
});
