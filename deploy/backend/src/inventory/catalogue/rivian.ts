import { readMake } from './read-make.ts';

export const rivian = readMake({
  name: 'Rivian',
  wmi: { car: '7FC', suv: '7PD', truck: '7FC' },
  paints: `Glacier White #eff0ee White, Midnight #15171b Black, LA Silver #b5b7b7 Silver, El Cap Granite #5c5f60 Gray, Rivian Blue #2f6fa3 Blue, Forest Green #35493c Green, Red Canyon #7d2a22 Red`,
  lines: `
    R1T | pickup | 2022-2026 | 71700 | Dual Standard, Dual Large +6000, Dual Max +13000, Tri +28000 | EV 329 / A1 | AWD | 81/74 | 5
    R1S | suv | 2022-2026 | 77700 | Dual Standard, Dual Large +6000, Dual Max +13000, Tri +28000 | EV 329 / A1 | AWD | 84/76 | 7
    Delivery 500 | cargo | 2024-2026 | 83000 | Commercial Van, Commercial Van 700 +4000 | EV 161 / A1 | FWD | 70/62 | 2`,
});
