import { readMake } from './read-make.ts';

export const kia = readMake({
  name: 'Kia',
  wmi: { car: 'KNA', suv: '5XY', truck: 'KND' },
  paints: `Snow White Pearl #f0f0ed White, Ebony Black #131418 Black, Silky Silver #bdc1c4 Silver, Gravity Gray #54595d Gray, Neptune Blue #20406f Blue, Passion Red #a01a22 Red, Jungle Wood Green #3c4a3f Green, Wolf Gray #878d90 Gray`,
  lines: `
    Rio | sedan | 2017-2023 | 16750 | LX, S +650 | 1.6L I4 / CVT | FWD | 32/41 | 5
    Forte | sedan | 2017-2024 | 19990 | LX, LXS +600, GT-Line +2700, GT +5300 | 2.0L I4 / CVT | FWD | 29/40 | 5
    K4 | sedan | 2025-2026 | 22290 | LX, LXS +1200, EX +2400, GT-Line +3600, GT-Line Turbo +6500 [1.6L Turbo I4 / A8 / 26/36] | 2.0L I4 / CVT | FWD | 30/40 | 5
    K5 | sedan | 2021-2026 | 27390 | LXS, GT-Line +1300, EX +5600, GT +6500 | 2.5L I4 / A8 | FWD AWD | 26/37 | 5
    Optima | sedan | 2017-2020 | 23390 | LX, S +1200, EX +5500 | 2.4L I4 / A6 | FWD | 24/33 | 5
    Stinger | sedan | 2018-2023 | 36690 | GT-Line, GT2 +15000 [3.3L Turbo V6 / A8 / 18/25] | 2.5L Turbo I4 / A8 | RWD AWD | 22/32 | 5
    Soul | hatchback | 2017-2025 | 20490 | LX, S +2500, EX +3000, GT-Line +3600 | 2.0L I4 / CVT | FWD | 28/33 | 5
    Seltos | suv | 2021-2026 | 24690 | LX, S +700, EX +2700, SX +6400 | 2.0L I4 / CVT | FWD AWD | 28/34 | 5
    Niro | suv | 2017-2026 | 27090 | LX, EX +3000, SX +8000 | 1.6L I4 hybrid / DCT6 | FWD | 53/54 | 5
    Niro EV | suv | 2019-2026 | 39700 | Wind, Wave +5000 | EV 253 / A1 | FWD | 126/101 | 5
    Sportage | suv | 2017-2022 | 24490 | LX, S +1700, EX +3800, SX +9300 | 2.4L I4 / A6 | FWD AWD | 23/30 | 5
    Sportage | suv | 2023-2026 | 28690 | LX, EX +2000, SX +4800, X-Pro +9000 | 2.5L I4 / A8 | FWD AWD | 25/32 | 5
    Sorento | suv | 2017-2026 | 32390 | LX, S +2600, EX +6000, SX +9000, X-Pro +15000 | 2.5L I4 / A8 | FWD AWD | 23/31 | 7
    Telluride | suv | 2020-2026 | 36390 | LX, S +2200, EX +6000, SX +10300, SX-Prestige +15500 | 3.8L V6 / A8 | FWD AWD | 20/26 | 8
    EV6 | suv | 2022-2026 | 42900 | Light, Wind +7400, GT-Line +11000, GT +20800 | EV 319 / A1 | RWD AWD | 129/104 | 5
    EV9 | suv | 2024-2026 | 54900 | Light, Wind +9000, Land +15000, GT-Line +19000 | EV 304 / A1 | RWD AWD | 97/82 | 7
    Sedona | minivan | 2017-2021 | 30400 | LX, EX +3700 | 3.3L V6 / A8 | FWD | 18/24 | 8
    Carnival | minivan | 2022-2026 | 36800 | LX, LXS +2000, EX +4300, SX +9000, SX Prestige +14000 | 3.5L V6 / A8 | FWD | 18/26 | 8`,
});
