import { readMake } from './read-make.ts';

export const fiat = readMake({
  name: 'FIAT',
  wmi: { car: 'ZFA', suv: 'ZFB', truck: 'ZFB' },
  paints: `Ice White #f1f1ef White, Onyx Black #141518 Black, Red by RED #b0101b Red, Celestial Blue #7fa6bd Blue, Rose Gold #c9a594 Beige`,
  lines: `
    500e | hatchback | 2024-2026 | 30500 | Pop, Inspired by Beauty +2000, Giorgio Armani +5500 | EV 149 / A1 | FWD | 127/104 | 4
    500X | suv | 2017-2023 | 29440 | Pop, Sport +3500 | 1.3L Turbo I4 / A9 | AWD | 24/30 | 5
    124 Spider | convertible | 2017-2020 | 25390 | Classica, Lusso +2500, Abarth +4500 | 1.4L Turbo I4 / A6 | RWD | 25/36 | 2`,
});
