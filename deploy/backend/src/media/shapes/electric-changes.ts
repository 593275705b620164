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
    look: { crease: 'low', lamp: 'bar', nose: 0, wheel: 'aero', hasChrome: true },
  },
  'BMW i5': {
    body: { kick: 20 },
    look: { crease: 'shoulder', lamp: 'hook', nose: 1, wheel: 'split' },
  },
  'Porsche Taycan': {
    body: { peak: 0.3 },
    look: { crease: 'haunch', lamp: 'pixel', nose: 0, wheel: 'split' },
  },
  'Audi e-tron GT': {
    size: [4990, 1400],
    body: { roof: 'black' },
    look: { crease: 'double', lamp: 'claw', nose: 1, wheel: 'blade' },
  },
  'Lucid Gravity': {
    size: [5034, 1660],
    axle: [890, 3035],
    shift: { cowl: [-160, -20] },
    body: { roof: 'black', softness: 0.9 },
    look: { crease: 'low', lamp: 'bar', nose: 1, wheel: 'aero' },
  },
  'Toyota bZ4X': {
    size: [4690, 1605],
    axle: [900, 2850],
    shift: { hood: [-40, 20] },
    body: { roof: 'black', kick: 60, softness: 0.7 },
    look: { crease: 'wedge', lamp: 'hook', nose: 3, wheel: 'blade', finish: 'dark' },
  },
  'Volkswagen ID.4': {
    size: [4584, 1640],
    axle: [850, 2770],
    shift: { hood: [50, -10], cowl: [-70, 0] },
    body: { softness: 1.7, peak: 0.35, roof: 'rails', cladding: 'none', kick: 80, hasDarkPillar: true },
    look: { crease: 'low', lamp: 'bar', nose: 0, wheel: 'disc', finish: 'bright' },
  },
  'Chevrolet Equinox EV': {
    size: [4836, 1615],
    axle: [900, 2954],
    shift: { hood: [-110, 30], cowl: [120, 0] },
    body: { roof: 'black', kick: 100, hasDarkPillar: true, softness: 0.7 },
    look: { crease: 'double', lamp: 'split', nose: 2, wheel: 'blade' },
  },
  'Audi Q4 e-tron': {
    size: [4590, 1635],
    axle: [830, 2764],
    body: { kick: 70, roof: 'rails', cladding: 'none' },
    look: { crease: 'haunch', lamp: 'claw', nose: 1, wheel: 'blade' },
  },
  'Lexus RZ': {
    size: [4805, 1635],
    axle: [900, 2850],
    shift: { hood: [-60, 20] },
    body: { roof: 'floating' },
    look: { crease: 'stepped', lamp: 'hook', nose: 1 },
  },
  'Cadillac Optiq': {
    size: [4820, 1645],
    axle: [880, 2954],
    shift: { hood: [-90, 30], cowl: [100, 0] },
    body: { hasDarkPillar: true, kick: 120 },
    look: { crease: 'wedge', lamp: 'pillar', nose: 1, wheel: 'aero', finish: 'dark' },
  },
  'Cadillac Lyriq': {
    body: { roof: 'black', hasDarkPillar: true, softness: 0.9, peak: 0.35 },
    look: { crease: 'shoulder', lamp: 'pillar', nose: 1, wheel: 'turbine' },
  },
  'Acura ZDX': {
    size: [5020, 1640],
    body: { kick: 60 },
    look: { crease: 'double', lamp: 'claw', nose: 0, wheel: 'blade', hasChrome: false },
  },
  'Jeep Wagoneer S': {
    size: [4886, 1650],
    axle: [900, 2870],
    shift: { hood: [-20, 60], glassFoot: [-60, 0] },
    body: { softness: 0.35, arch: 'square', roof: 'floating' },
    look: { crease: 'low', lamp: 'bar', nose: 1, wheel: 'aero', finish: 'dark' },
  },
  'Genesis GV60': {
    body: { kick: 60, cladding: 'arches' },
    look: { crease: 'low', lamp: 'split', nose: 2 },
  },
  'Kia EV9': {
    body: { arch: 'square', roof: 'dark-rails', softness: 0.25 },
    look: { crease: 'double', lamp: 'split', nose: 1, wheel: 'blade' },
  },
  'Rivian R1S': {
    size: [5100, 1820],
    body: { roof: 'black', cladding: 'none', softness: 0.6 },
    look: { crease: 'low', lamp: 'block', nose: 0, wheel: 'turbine', finish: 'dark' },
  },
  'Volvo EX30': {
    size: [4233, 1550],
    axle: [800, 2650],
    body: { roof: 'black', cladding: 'none', softness: 0.5 },
    look: { crease: 'low', lamp: 'hook', nose: 0 },
  },
  'Hyundai Kona Electric': {
    size: [4355, 1580],
    axle: [850, 2660],
    shift: { hood: [40, -30] },
    body: { kick: 90, hasDarkPillar: true },
    look: { crease: 'wedge', lamp: 'bar', nose: 2 },
  },
  'Kia Niro EV': {
    size: [4420, 1570],
    axle: [860, 2720],
    body: { hasDarkPillar: true, roof: 'dark-rails', softness: 0.9 },
    look: { crease: 'shoulder', lamp: 'claw', nose: 1 },
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
