import { readMake } from './read-make.ts';

export const buick = readMake({
  name: 'Buick',
  wmi: { car: 'W04', suv: 'KL4', truck: '5GA' },
  paints: `Summit White #f3f3f0 White, Ebony Twilight Metallic #1c1d21 Black, Moonstone Gray Metallic #8e9294 Gray, Cinnabar Metallic #8c2a1f Red, Ocean Blue Metallic #2c4f74 Blue, White Frost Tricoat #eceae5 White`,
  lines: `
    Regal TourX | wagon | 2018-2020 | 29370 | Base, Preferred +4000, Essence +6000 | 2.0L Turbo I4 / A8 | AWD | 21/29 | 5
    Cascada | convertible | 2017-2019 | 33070 | Base, Premium +3000 | 1.6L Turbo I4 / A6 | FWD | 20/27 | 4
    Encore GX | suv | 2020-2026 | 25500 | Preferred, Sport Touring +1200, Avenir +5500 | 1.2L Turbo I3 / CVT | FWD AWD | 29/30 | 5
    Envista | suv | 2024-2026 | 24400 | Preferred, Sport Touring +1700, Avenir +5000 | 1.2L Turbo I3 / A6 | FWD | 28/32 | 5
    Envision | suv | 2017-2026 | 36500 | Preferred, Sport Touring +2500, Avenir +10500 | 2.0L Turbo I4 / A9 | AWD | 22/28 | 5
    Enclave | suv | 2018-2026 | 46495 | Preferred, Sport Touring +2500, Avenir +12000 | 2.5L Turbo I4 / A8 | FWD AWD | 20/27 | 7`,
});
