import { readMake } from './read-make.ts';

export const lucid = readMake({
  name: 'Lucid',
  wmi: { car: '50E', suv: '50G', truck: '50G' },
  paints: `Stellar White Metallic #f0f0ed White, Infinite Black Metallic #131417 Black, Cosmos Silver #b3b5b6 Silver, Quantum Grey Metallic #606365 Gray, Zenith Red Metallic #7c1720 Red, Fathom Blue #1e3e63 Blue`,
  lines: `
    Air | sedan | 2022-2026 | 70900 | Pure, Touring +9000, Grand Touring +44000, Sapphire +179000 | EV 420 / A1 | RWD AWD | 149/144 | 5
    Gravity | suv | 2025-2027 | 79900 | Touring, Grand Touring +15000 | EV 450 / A1 | AWD | 108/105 | 7`,
});
