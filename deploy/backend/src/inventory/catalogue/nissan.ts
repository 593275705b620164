import { readMake } from './read-make.ts';

export const nissan = readMake({
  name: 'Nissan',
  wmi: { car: '1N4', suv: '5N1', truck: '1N6' },
  paints: `Glacier White #f3f3f1 White, Super Black #15161a Black, Brilliant Silver Metallic #bcc0c4 Silver, Gun Metallic #5b5f63 Gray, Scarlet Ember Tintcoat #8e1b22 Red, Deep Blue Pearl #1f3660 Blue, Boulder Gray Pearl #8c9192 Gray, Monarch Orange Metallic #c65a1e Orange`,
  lines: `
    Versa | sedan | 2017-2025 | 17190 | S, SV +2200, SR +2800 | 1.6L I4 / CVT | FWD | 32/40 | 5
    Sentra | sedan | 2017-2026 | 21590 | S, SV +800, SR +3000 | 2.0L I4 / CVT | FWD | 30/40 | 5
    Altima | sedan | 2017-2026 | 27000 | S, SV +900, SR +2300, SL +7000 | 2.5L I4 / CVT | FWD AWD | 27/39 | 5
    Maxima | sedan | 2017-2023 | 38140 | SV, SR +4500, Platinum +5200 | 3.5L V6 / CVT | FWD | 20/30 | 5
    Leaf | hatchback | 2018-2025 | 28140 | S, SV Plus +8050 | EV 149 / A1 | FWD | 123/99 | 5
    Z | coupe | 2023-2026 | 42970 | Sport, Performance +10000, NISMO +23000 | 3.0L Turbo V6 / A9 | RWD | 19/28 | 2
    Kicks | suv | 2018-2026 | 22030 | S, SV +1900, SR +4500 | 2.0L I4 / CVT | FWD AWD | 28/35 | 5
    Rogue | suv | 2017-2020 | 25490 | S, SV +1400, SL +6700 | 2.5L I4 / CVT | FWD AWD | 26/33 | 5
    Rogue | suv | 2021-2026 | 28590 | S, SV +1600, SL +6400, Platinum +9700 | 1.5L Turbo I3 / CVT | FWD AWD | 29/36 | 5
    Ariya | suv | 2023-2025 | 39770 | Engage, Evolve+ +5000, Empower+ +8000, Platinum+ +15000 | EV 289 / A1 | FWD AWD | 109/94 | 5
    Murano | suv | 2017-2026 | 40470 | SV, SL +5500, Platinum +8700 | 2.0L Turbo I4 / A9 | FWD AWD | 21/27 | 5
    Pathfinder | suv | 2017-2026 | 37150 | S, SV +2800, SL +6400, Platinum +12800 | 3.5L V6 / A9 | FWD 4WD | 20/27 | 8
    Armada | suv | 2017-2026 | 56520 | SV, SL +4500, Platinum +12500 | 3.5L Turbo V6 / A9 | RWD 4WD | 16/20 | 8
    Frontier | pickup | 2017-2026 | 32050 | S, SV +2400, PRO-4X +8000, SL +9000 | 3.8L V6 / A9 | RWD 4WD | 19/24 | 5
    Titan | pickup | 2017-2024 | 45770 | SV, PRO-4X +10000, Platinum Reserve +15000 | 5.6L V8 / A9 | RWD 4WD | 16/21 | 6
    NV200 | van | 2017-2021 | 23630 | S, SV +1000 | 2.0L I4 / CVT | FWD | 24/26 | 2`,
});
