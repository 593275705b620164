import { readMake } from './read-make.ts';

export const tesla = readMake({
  name: 'Tesla',
  wmi: { car: '5YJ', suv: '7SA', truck: '7G2' },
  paints: `Pearl White Multi-Coat #f1f1ef White, Solid Black #101114 Black, Midnight Silver Metallic #565a5e Gray, Stealth Grey #4a4d50 Gray, Deep Blue Metallic #1c3a6b Blue, Red Multi-Coat #9d1420 Red, Ultra Red #8c1119 Red, Quicksilver #a9acae Silver`,
  lines: `
    Model 3 | sedan | 2018-2023 | 40240 | Standard Range Plus, Long Range +7000, Performance +13000 | EV 272 / A1 | RWD AWD | 138/126 | 5
    Model 3 | sedan | 2024-2026 | 38630 | Standard, Premium Rear-Wheel Drive +5500, Premium All-Wheel Drive +10500, Performance +17500 | EV 363 / A1 | RWD AWD | 145/126 | 5
    Model Y | suv | 2020-2024 | 44990 | Long Range, Performance +7500 | EV 310 / A1 | RWD AWD | 127/117 | 5
    Model Y | suv | 2025-2026 | 41630 | Standard, Premium Rear-Wheel Drive +5000, Premium All-Wheel Drive +9000, Performance +17500 | EV 357 / A1 | RWD AWD | 127/117 | 5
    Model S | sedan | 2017-2026 | 84990 | All-Wheel Drive, Plaid +15000 | EV 410 / A1 | AWD | 124/115 | 5
    Model X | suv | 2017-2026 | 89990 | All-Wheel Drive, Plaid +15000 | EV 352 / A1 | AWD | 105/98 | 6
    Cybertruck | pickup | 2024-2026 | 79990 | All-Wheel Drive, Cyberbeast +35000 | EV 325 / A1 | AWD | 87/74 | 5`,
});
