import { readMake } from './read-make.ts';

export const alfaRomeo = readMake({
  name: 'Alfa Romeo',
  wmi: { car: 'ZAR', suv: 'ZAS', truck: 'ZAC' },
  paints: `Alfa White #f2f2ef White, Vulcano Black Metallic #151619 Black, Vesuvio Gray Metallic #5d5f61 Gray, Alfa Rosso #a3101a Red, Misano Blue Metallic #1b4c93 Blue, Verde Fangio Metallic #2b4a3a Green`,
  lines: `
    Giulia | sedan | 2017-2026 | 44760 | Sprint, Ti +2300, Veloce +8000, Quadrifoglio +38000 | 2.0L Turbo I4 / A8 | RWD AWD | 24/33 | 5
    Stelvio | suv | 2018-2026 | 48800 | Sprint, Ti +2300, Veloce +8000, Quadrifoglio +39000 | 2.0L Turbo I4 / A8 | RWD AWD | 22/29 | 5
    Tonale | suv | 2023-2026 | 36495 | Sprint, Veloce +7500 | 2.0L Turbo I4 / A9 | AWD | 21/29 | 5`,
});
