import { readMake } from './read-make.ts';

export const jeep = readMake({
  name: 'Jeep',
  wmi: { car: '1C4', suv: '1C4', truck: '1C6' },
  paints: `Bright White #f3f3f0 White, Black #121316 Black, Silver Zynith #aeb2b5 Silver, Granite Crystal Metallic #4b4f52 Gray, Hydro Blue Pearl #1f56a0 Blue, Firecracker Red #b01a1f Red, Sarge Green #4c5442 Green, Punk'n Metallic #c4561c Orange`,
  lines: `
    Renegade | suv | 2017-2023 | 28345 | Latitude, Altitude +1500, Limited +3500, Trailhawk +4500 | 1.3L Turbo I4 / A9 | 4WD | 23/29 | 5
    Compass | suv | 2017-2026 | 26900 | Sport, Latitude +1600, Limited +4500, Trailhawk +5000 | 2.0L Turbo I4 / A8 | 4WD | 24/32 | 5
    Cherokee | suv | 2017-2023 | 37695 | Altitude Lux, Trailhawk +3600 | 2.4L I4 / A9 | 4WD | 20/26 | 5
    Wrangler | suv | 2018-2026 | 32690 | Sport, Sport S +3500, Willys +7000, Sahara +15000, Rubicon +13500 | 3.6L V6 / A8 | 4WD | 18/23 | 4
    Wrangler 4xe | suv | 2021-2025 | 50695 | Sport S, Willys +4000, Sahara +9000, Rubicon X +15000 | 2.0L Turbo I4 phev 21 / A8 | 4WD | 20/20 | 5
    Grand Cherokee | suv | 2017-2021 | 36000 | Laredo, Limited +6000, Overland +14000, Summit +19000 | 3.6L V6 / A8 | RWD 4WD | 19/26 | 5
    Grand Cherokee | suv | 2022-2026 | 36495 | Laredo, Altitude +3500, Limited +6500, Overland +17500, Summit +24000 | 3.6L V6 / A8 | RWD 4WD | 19/26 | 5
    Grand Cherokee L | suv | 2021-2026 | 38490 | Laredo, Altitude +3500, Limited +6500, Summit +24000 | 3.6L V6 / A8 | RWD 4WD | 19/26 | 7
    Grand Wagoneer | suv | 2022-2026 | 84945 | Base, Series II +5000, Series III +19000 | 3.0L Turbo I6 / A8 | 4WD | 16/22 | 8
    Wagoneer S | suv | 2024-2026 | 65200 | Limited, Launch Edition +5000 | EV 303 / A1 | AWD | 101/87 | 5
    Gladiator | pickup | 2020-2026 | 38595 | Sport, Sport S +3700, Willys +6000, Mojave +14000, Rubicon +14500 | 3.6L V6 / A8 | 4WD | 17/22 | 5`,
});
