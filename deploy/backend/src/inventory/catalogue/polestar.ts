import { readMake } from './read-make.ts';

export const polestar = readMake({
  name: 'Polestar',
  wmi: { car: 'LPS', suv: 'YSM', truck: 'YSM' },
  paints: `Snow #f0f0ee White, Space #17191c Black, Magnesium #b4b5b4 Silver, Thunder #64676a Gray, Midnight #1e2c45 Blue, Jupiter #a67a64 Brown`,
  lines: `
    Polestar 2 | hatchback | 2021-2025 | 49900 | Long Range Single Motor, Long Range Dual Motor +5000, Performance Pack +10500 | EV 320 / A1 | RWD AWD | 121/108 | 5
    Polestar 3 | suv | 2025-2026 | 67500 | Long Range Single Motor, Long Range Dual Motor +6000, Performance Pack +12000 | EV 350 / A1 | RWD AWD | 95/85 | 5
    Polestar 4 | suv | 2026-2027 | 56400 | Long Range Single Motor, Long Range Dual Motor +6500 | EV 310 / A1 | RWD AWD | 105/92 | 5`,
});
