import { readMake } from './read-make.ts';

export const porsche = readMake({
  name: 'Porsche',
  wmi: { car: 'WP0', suv: 'WP1', truck: 'WP1' },
  paints: `White #f3f3f1 White, Jet Black Metallic #15161a Black, Dolomite Silver Metallic #b3b4b2 Silver, Volcano Grey Metallic #5d5f60 Gray, Gentian Blue Metallic #173a72 Blue, Carmine Red #a3121d Red, Racing Yellow #f2c700 Yellow, Mamba Green Metallic #1f5c45 Green`,
  lines: `
    718 Cayman | coupe | 2017-2025 | 72800 | Base, S +12500 [2.5L Turbo H4 / DCT7 / 19/26], GTS 4.0 +25500 [4.0L H6 / DCT7 / 19/24] | 2.0L Turbo H4 / DCT7 | RWD | 21/27 | 2
    718 Boxster | convertible | 2017-2025 | 75000 | Base, S +12500 [2.5L Turbo H4 / DCT7 / 19/26], GTS 4.0 +25500 [4.0L H6 / DCT7 / 19/24] | 2.0L Turbo H4 / DCT7 | RWD | 21/27 | 2
    911 | coupe | 2017-2026 | 132100 | Carrera, Carrera S +14300, Carrera GTS +32000, Turbo S +138000 | 3.0L Turbo H6 / DCT8 | RWD AWD | 18/25 | 4
    Macan | suv | 2017-2024 | 62550 | Base, T +4500, S +11000, GTS +25000 | 2.0L Turbo I4 / DCT7 | AWD | 19/25 | 5
    Macan Electric | suv | 2024-2026 | 75300 | Base, 4 +3500, 4S +10000, Turbo +30000 | EV 315 / A1 | RWD AWD | 107/90 | 5
    Cayenne | suv | 2017-2026 | 86500 | Base, S +17000, GTS +41000 | 3.0L Turbo V6 / A8 | AWD | 17/23 | 5
    Taycan | sedan | 2020-2026 | 103900 | Base, 4S +18500, GTS +45000, Turbo +71000 | EV 318 / A2 | RWD AWD | 95/102 | 5
    Panamera | sedan | 2017-2026 | 106800 | Base, 4 +7000, GTS +50000 | 2.9L Turbo V6 / DCT8 | RWD AWD | 18/25 | 5`,
});
