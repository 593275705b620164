import { readMake } from './read-make.ts';

export const mitsubishi = readMake({
  name: 'Mitsubishi',
  wmi: { car: 'ML3', suv: 'JA4', truck: 'JA4' },
  paints: `White Diamond #f0efeb White, Labrador Black Pearl #141519 Black, Alloy Silver Metallic #b6b9bb Silver, Titanium Gray Metallic #5a5d60 Gray, Red Diamond #98161f Red, Event Blue Metallic #2a5c97 Blue`,
  lines: `
    Mirage | hatchback | 2017-2024 | 16695 | ES, LE +700, SE +1700 | 1.2L I3 / CVT | FWD | 36/43 | 5
    Outlander Sport | suv | 2017-2026 | 24195 | S, SE +2800, Trail +4000 | 2.0L I4 / CVT | AWD | 23/29 | 5
    Eclipse Cross | suv | 2018-2026 | 26395 | ES, LE +1500, SE +3000, SEL +4500 | 1.5L Turbo I4 / CVT | AWD | 25/26 | 5
    Outlander | suv | 2017-2026 | 29645 | ES, SE +3500, SEL +6500 | 2.5L I4 / CVT | FWD AWD | 24/31 | 7
    Outlander Plug-in Hybrid | suv | 2018-2026 | 40445 | ES, SE +4500, SEL +7500 | 2.4L I4 phev 38 / eCVT | AWD | 25/27 | 7`,
});
