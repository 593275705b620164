import { readMake } from './read-make.ts';

export const landRover = readMake({
  name: 'Land Rover',
  wmi: { car: 'SAL', suv: 'SAL', truck: 'SAL' },
  paints: `Fuji White #f1f1ee White, Santorini Black #16181c Black, Hakuba Silver #b2b4b5 Silver, Carpathian Grey #4a4b4d Gray, Byron Blue #24405f Blue, Firenze Red #7e1820 Red, Pangea Green #4a5246 Green, Gondwana Stone #a39a86 Beige`,
  lines: `
    Defender 110 | suv | 2020-2026 | 60700 | S, X-Dynamic SE +9500, X +30000 | 2.0L Turbo I4 / A8 | AWD | 18/21 | 5
    Discovery Sport | suv | 2017-2026 | 49900 | S, Dynamic SE +5000 | 2.0L Turbo I4 / A9 | AWD | 19/24 | 5
    Discovery | suv | 2017-2026 | 62800 | S, Dynamic SE +7500, Metropolitan Edition +14500 | 3.0L Turbo I6 / A8 | AWD | 18/24 | 7
    Range Rover Evoque | suv | 2017-2026 | 50200 | S, Dynamic SE +5500 | 2.0L Turbo I4 / A9 | AWD | 19/26 | 5
    Range Rover Velar | suv | 2018-2026 | 63600 | S, Dynamic SE +4000, Dynamic HSE +12500 | 2.0L Turbo I4 / A8 | AWD | 20/26 | 5
    Range Rover Sport | suv | 2017-2026 | 84400 | SE, Dynamic SE +5500, Autobiography +30000 | 3.0L Turbo I6 / A8 | AWD | 19/26 | 5
    Range Rover | suv | 2017-2026 | 110600 | SE, Autobiography +44000 | 3.0L Turbo I6 / A8 | AWD | 18/26 | 5`,
});
