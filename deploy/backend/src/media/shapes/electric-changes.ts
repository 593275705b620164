import type { ModelChange } from './model-change.ts';

/** What sets electric vehicles apart from others of their shape. */
export const electricChanges: Readonly<Record<string, ModelChange>> = {
  'BMW i4': {
    size: [4785, 1448],
    axle: [840, 2856],
    shift: {
      hood: [-190, 90],
      cowl: [290, 40],
      header: [180, 0],
      roofEnd: [60, 0],
      glassFoot: [-40, 20],
      deck: [0, 30],
      belt: [20, 30],
    },
    body: { softness: 0.9, tire: 715, rim: 0.78, kick: 30 },
    look: { crease: 'shoulder', lamp: 'hook', nose: 1, wheel: 'split', finish: 'machined', hasChrome: false },
  },
  'Mercedes-Benz EQE': {
    size: [4946, 1515],
    axle: [830, 3120],
    shift: { cowl: [-110, 10], hood: [50, -30], belt: [20, 40] },
    body: { peak: 0.45, softness: 2 },
    look: { crease: 'low', lamp: 'bar', nose: 1, wheel: 'aero', finish: 'bright', hasChrome: true },
  },
  'Lucid Air': {
    size: [4975, 1410],
    axle: [850, 2960],
    shift: { cowl: [-140, -10] },
    body: { peak: 0.5, roof: 'black' },
    look: { crease: 'low', lamp: 'line', nose: 0, wheel: 'aero', hasChrome: true },
  },
  'Volkswagen ID.4': {
    size: [4584, 1640],
    axle: [850, 2770],
    shift: { hood: [50, -10], cowl: [-70, 0] },
    body: { softness: 1.7, peak: 0.35, roof: 'rails', cladding: 'none', kick: 80, hasDarkPillar: true },
    look: { crease: 'low', lamp: 'bar', nose: 0, wheel: 'disc', finish: 'bright' },
  },
  'Genesis GV60': {
    body: { kick: 60, cladding: 'arches' },
    look: { crease: 'low', lamp: 'split', nose: 2 },
  },
  'Polestar Polestar 4': {
    body: { hasDarkPillar: true },
    look: { crease: 'low', lamp: 'hook', nose: 2, wheel: 'blade' },
  },
  'Porsche Macan Electric': {
    body: { kick: 30 },
    look: { crease: 'haunch', lamp: 'pixel', nose: 2, wheel: 'split' },
  },
  'Nissan Leaf': {
    body: { roof: 'black', hasDarkPillar: true },
    look: { crease: 'wave', lamp: 'wing', nose: 1 },
  },
  'Chevrolet Bolt EV': {
    size: [4145, 1600],
    body: { kick: 70 },
    look: { crease: 'wedge', lamp: 'split', nose: 2 },
  },
  'Dodge Charger Daytona': {
    look: { crease: 'haunch', lamp: 'bar', nose: 1, wheel: 'split' },
  },
};
