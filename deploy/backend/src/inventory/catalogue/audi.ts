import { readMake } from './read-make.ts';

export const audi = readMake({
  name: 'Audi',
  wmi: { car: 'WAU', suv: 'WA1', truck: 'WA1' },
  paints: `Ibis White #f3f3f2 White, Mythos Black Metallic #17191c Black, Florett Silver Metallic #b9bcbe Silver, Nardo Gray #7d8083 Gray, Daytona Gray Pearl #4d5155 Gray, Navarra Blue Metallic #1f3d6d Blue, Tango Red Metallic #941a22 Red, District Green Metallic #384437 Green`,
  lines: `
    A3 | sedan | 2017-2026 | 40500 | Premium, Premium Plus +3000, S line +4000 | 2.0L Turbo I4 / DCT7 | AWD | 28/36 | 5
    A4 | sedan | 2017-2025 | 43600 | Premium, Premium Plus +4300, Prestige +8500 | 2.0L Turbo I4 / DCT7 | AWD | 25/33 | 5
    A4 allroad | wagon | 2017-2025 | 48000 | Premium, Premium Plus +4300, Prestige +8500 | 2.0L Turbo I4 / DCT7 | AWD | 24/30 | 5
    A5 Sportback | hatchback | 2018-2026 | 49700 | Premium, Premium Plus +4300, Prestige +8300 | 2.0L Turbo I4 / DCT7 | AWD | 24/33 | 5
    A6 | sedan | 2017-2026 | 58600 | Premium, Premium Plus +4000, Prestige +8500 | 3.0L Turbo V6 / DCT7 | AWD | 22/31 | 5
    Q3 | suv | 2017-2026 | 41000 | Premium, Premium Plus +3000 | 2.0L Turbo I4 / A8 | AWD | 22/30 | 5
    Q5 | suv | 2018-2026 | 52200 | Premium, Premium Plus +3400, Prestige +9300 | 2.0L Turbo I4 / DCT7 | AWD | 22/30 | 5
    Q7 | suv | 2017-2026 | 61500 | Premium, Premium Plus +4000, Prestige +11000 | 3.0L Turbo V6 / A8 | AWD | 18/25 | 7
    Q4 e-tron | suv | 2022-2026 | 50600 | Premium, Premium Plus +3000, Prestige +7000 | EV 288 / A1 | RWD AWD | 116/97 | 5
    Q8 e-tron | suv | 2024-2025 | 74400 | Premium, Premium Plus +4000, Prestige +10000 | EV 285 / A1 | AWD | 80/83 | 5
    e-tron GT | sedan | 2022-2026 | 108000 | S, RS +40000 | EV 300 / A2 | AWD | 90/92 | 5`,
});
