import { readMake } from './read-make.ts';

export const jaguar = readMake({
  name: 'Jaguar',
  wmi: { car: 'SAJ', suv: 'SAD', truck: 'SAD' },
  paints: `Fuji White #f1f1ee White, Santorini Black #16181c Black, Eiger Grey #77797a Gray, Firenze Red #7e1820 Red, Bluefire Blue #1d4a86 Blue, Carpathian Grey #4a4b4d Gray`,
  lines: `
    XF | sedan | 2017-2024 | 49800 | P250, P300 +4500 | 2.0L Turbo I4 / A8 | RWD AWD | 22/30 | 5
    F-Type | coupe | 2017-2024 | 79100 | R-Dynamic, R75 +36000 | 5.0L V8 / A8 | RWD AWD | 16/24 | 2
    F-Pace | suv | 2017-2026 | 60600 | P250 R-Dynamic S, P400 R-Dynamic S +10000, SVR +35000 | 2.0L Turbo I4 / A8 | AWD | 22/27 | 5
    I-Pace | suv | 2019-2024 | 73300 | R-Dynamic HSE | EV 246 / A1 | AWD | 80/72 | 5`,
});
