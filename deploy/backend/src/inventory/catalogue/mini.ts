import { readMake } from './read-make.ts';

export const mini = readMake({
  name: 'MINI',
  wmi: { car: 'WMW', suv: 'WMZ', truck: 'WMZ' },
  paints: `Nanuq White #f0f0ec White, Midnight Black Metallic #15171a Black, Chili Red #b1141c Red, British Racing Green Metallic #1f3b2d Green, Blazing Blue Metallic #2a5fa5 Blue, Melting Silver Metallic #b0b3b5 Silver`,
  lines: `
    Hardtop 2 Door | hatchback | 2017-2026 | 29950 | Cooper, Cooper S +3500, John Cooper Works +9500 | 2.0L Turbo I4 / DCT7 | FWD | 28/39 | 4
    Hardtop 4 Door | hatchback | 2017-2026 | 30950 | Cooper, Cooper S +3500 | 2.0L Turbo I4 / DCT7 | FWD | 28/39 | 5
    Convertible | convertible | 2017-2026 | 34950 | Cooper, Cooper S +3500, John Cooper Works +9500 | 2.0L Turbo I4 / DCT7 | FWD | 27/37 | 4
    Clubman | wagon | 2017-2024 | 34050 | Cooper S, Cooper S ALL4 +2500 | 2.0L Turbo I4 / DCT7 | FWD AWD | 24/33 | 5
    Cooper SE | hatchback | 2020-2024 | 30900 | Classic, Signature +3500, Iconic +6500 | EV 114 / A1 | FWD | 119/100 | 4
    Countryman | suv | 2017-2026 | 38900 | S ALL4, John Cooper Works ALL4 +8500 | 2.0L Turbo I4 / DCT7 | AWD | 24/32 | 5
    Countryman SE | suv | 2025-2026 | 45200 | Signature Plus, Iconic +4000 | EV 212 / A1 | AWD | 103/91 | 5`,
});
