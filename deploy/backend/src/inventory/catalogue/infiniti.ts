import { readMake } from './read-make.ts';

export const infiniti = readMake({
  name: 'INFINITI',
  wmi: { car: 'JN1', suv: '5N1', truck: 'JN8' },
  paints: `Radiant White #efefec White, Black Obsidian #141518 Black, Liquid Platinum #aeb1b3 Silver, Graphite Shadow #505357 Gray, Dynamic Sunstone Red #94202a Red, Grand Blue #1c3768 Blue`,
  lines: `
    Q50 | sedan | 2017-2024 | 43150 | Luxe, Sensory +6000, Red Sport 400 +14000 | 3.0L Turbo V6 / A7 | RWD AWD | 20/29 | 5
    QX50 | suv | 2019-2025 | 41000 | Pure, Luxe +3500, Sport +8500, Autograph +16000 | 2.0L Turbo I4 / CVT | FWD AWD | 23/29 | 5
    QX60 | suv | 2017-2026 | 50200 | Pure, Luxe +4500, Sport +9000, Autograph +16500 | 2.0L Turbo I4 / A9 | FWD AWD | 22/28 | 7
    QX80 | suv | 2018-2026 | 83750 | Pure, Luxe +6000, Sensory +18000, Autograph +28000 | 3.5L Turbo V6 / A9 | RWD 4WD | 16/20 | 8`,
});
