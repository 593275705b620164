import { readMake } from './read-make.ts';

export const chrysler = readMake({
  name: 'Chrysler',
  wmi: { car: '2C3', suv: '2C4', truck: '2C4' },
  paints: `Bright White #f3f3f0 White, Diamond Black Crystal Pearl #131418 Black, Silver Mist #b9bcbe Silver, Ceramic Gray #a1a5a6 Gray, Velvet Red Pearl #6d1620 Red, Fathom Blue Pearl #22415f Blue`,
  lines: `
    300 | sedan | 2017-2023 | 34100 | Touring, Touring L +3000, 300S +6500 | 3.6L V6 / A8 | RWD AWD | 19/30 | 5
    Pacifica | minivan | 2017-2026 | 44000 | Select, Limited +6000, Pinnacle +11000 | 3.6L V6 / A9 | FWD AWD | 19/28 | 7
    Pacifica Hybrid | minivan | 2017-2025 | 52000 | Select, S Appearance +2500, Pinnacle +9000 | 3.6L V6 phev 32 / eCVT | FWD | 29/30 | 7
    Voyager | minivan | 2020-2026 | 39995 | L, LX +1500 | 3.6L V6 / A9 | FWD | 19/28 | 7`,
});
