import { readMake } from './read-make.ts';

export const volvo = readMake({
  name: 'Volvo',
  wmi: { car: '7JR', suv: 'YV4', truck: 'YV4' },
  paints: `Crystal White #efefec White, Onyx Black #15171a Black, Silver Dawn #b3b6b8 Silver, Vapour Grey #8b9093 Gray, Denim Blue #20344f Blue, Fusion Red #8d1d24 Red, Cloud Blue #9aadb8 Blue, Platinum Grey #6c7073 Gray`,
  lines: `
    S60 | sedan | 2017-2025 | 42350 | Core, Plus +3000, Ultra +8000 | 2.0L Turbo I4 / A8 | FWD AWD | 26/35 | 5
    V60 Cross Country | wagon | 2017-2026 | 51495 | Plus, Ultra +4500 | 2.0L Turbo I4 / A8 | AWD | 23/30 | 5
    V90 Cross Country | wagon | 2017-2025 | 61300 | Plus, Ultra +5000 | 2.0L Turbo I4 / A8 | AWD | 22/29 | 5
    XC40 | suv | 2019-2026 | 41295 | Core, Plus +3500, Ultra +7000 | 2.0L Turbo I4 / A8 | AWD | 23/30 | 5
    EX30 | suv | 2025-2026 | 44900 | Plus, Ultra +1500 | EV 253 / A1 | RWD AWD | 121/103 | 5
    EX40 | suv | 2021-2026 | 54000 | Plus, Ultra +4500 | EV 296 / A1 | RWD AWD | 113/98 | 5
    XC60 | suv | 2018-2026 | 49100 | Core, Plus +3500, Ultra +8500 | 2.0L Turbo I4 / A8 | AWD | 23/30 | 5
    XC60 Plug-in Hybrid | suv | 2018-2026 | 60000 | Core, Plus +3500, Ultra +8000 | 2.0L Turbo I4 phev 35 / A8 | AWD | 28/28 | 5
    XC90 | suv | 2017-2026 | 60500 | Core, Plus +3500, Ultra +9000 | 2.0L Turbo I4 / A8 | AWD | 22/27 | 7
    EX90 | suv | 2025-2026 | 79995 | Plus, Ultra +4500 | EV 310 / A1 | AWD | 84/78 | 7`,
});
