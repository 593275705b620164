import type { ModelChange } from './model-change.ts';

/** What sets wagons and larger sport utility vehicles apart from others of their shape. */
export const largeSuvChanges: Readonly<Record<string, ModelChange>> = {
  'Subaru Outback': {
    shift: { belt: [-20, -40] },
    body: { roof: 'rack', arch: 'square' },
    look: { crease: 'shoulder', lamp: 'claw', nose: 0 },
  },
  'Kia Sorento': {
    size: [4815, 1700],
    axle: [900, 2815],
    shift: { glassEnd: [-60, -120] },
    body: { softness: 0.6, kick: 80, arch: 'square' },
    look: { crease: 'stepped', lamp: 'pillar', nose: 1, tailLamp: 'tall' },
  },
  'Ford Edge': {
    size: [4795, 1740],
    axle: [930, 2850],
    shift: { roofEnd: [-60, 0] },
    body: { softness: 1.2, kick: 70, roof: 'plain', cladding: 'none' },
    look: { crease: 'shoulder', lamp: 'bar', nose: 0 },
  },
  'Nissan Murano': {
    size: [4900, 1690],
    body: { hasDarkPillar: true, kick: 150, softness: 1.4, roof: 'plain' },
    look: { crease: 'wave', lamp: 'wing', nose: 2 },
  },
  'Toyota Venza': {
    size: [4745, 1675],
    axle: [900, 2690],
    shift: { roofEnd: [-140, -10] },
    body: { softness: 1.3, roof: 'plain' },
    look: { crease: 'low', lamp: 'bar', nose: 1, wheel: 'multi' },
  },
  'Toyota Grand Highlander': {
    size: [5116, 1785],
    axle: [960, 2950],
    shift: { hood: [-30, 50] },
    body: { softness: 0.55, arch: 'square' },
    look: { crease: 'straight', lamp: 'hook', nose: 1, wheel: 'split' },
  },
  'Buick Enclave': {
    size: [5190, 1775],
    axle: [960, 3070],
    shift: { roofEnd: [-120, -20], hood: [30, 0] },
    body: { softness: 1.7, cladding: 'none' },
    look: { crease: 'wave', lamp: 'wing', nose: 0, wheel: 'multi', hasChrome: true },
  },
  'Subaru Ascent': {
    size: [5000, 1820],
    axle: [950, 2890],
    shift: { belt: [-30, -50] },
    body: { softness: 0.7, roof: 'rack' },
    look: { crease: 'shoulder', lamp: 'claw', nose: 0 },
  },
  'Lexus TX': {
    size: [5160, 1780],
    axle: [950, 2950],
    body: { hasDarkPillar: true, roof: 'plain' },
    look: { crease: 'stepped', lamp: 'hook', nose: 2 },
  },
  'Hyundai Palisade': {
    size: [4995, 1750],
    shift: { glassEnd: [-40, -60] },
    body: { kick: 70, softness: 0.6 },
    look: { crease: 'shoulder', lamp: 'stack', nose: 0, grille: 'mesh', wheel: 'turbine', hasChrome: true },
  },
  'Volkswagen Atlas': {
    size: [5095, 1780],
    axle: [920, 2980],
    body: { arch: 'square', cladding: 'none', kick: 40 },
    look: { crease: 'low', lamp: 'bar', nose: 1 },
  },
  'Ford Explorer': {
    size: [5050, 1790],
    axle: [860, 3025],
    shift: { cowl: [60, 0], glassEnd: [-60, -80] },
    body: { kick: 60, softness: 0.7, cladding: 'arches' },
    look: { crease: 'shoulder', lamp: 'hook', nose: 0, grille: 'tall', wheel: 'six', tailLamp: 'wrap' },
  },
  'Acura MDX': {
    size: [5040, 1705],
    body: { engine: 'across' },
    look: { crease: 'wedge', lamp: 'claw', nose: 0 },
  },
  'Mazda CX-90': {
    size: [5120, 1740],
    axle: [880, 3120],
    shift: { cowl: [120, 0] },
    body: { softness: 1.2 },
    look: { crease: 'low', lamp: 'slim', nose: 2 },
  },
  'Land Rover Range Rover Evoque': { body: { engine: 'across' } },
  'Dodge Durango': {
    body: { engine: 'along', kick: 60 },
    look: { crease: 'haunch', lamp: 'bar', nose: 3 },
  },
  'BMW X3': {
    size: [4720, 1660],
    axle: [820, 2865],
    body: { kick: 30, softness: 0.8, cladding: 'arches' },
    look: { crease: 'low', lamp: 'hook', nose: 0 },
  },
  'Mercedes-Benz GLC': {
    size: [4716, 1640],
    body: { softness: 1.4, roof: 'dark-rails' },
    look: { crease: 'low', lamp: 'swept', nose: 0 },
  },
  'Volvo XC60': {
    size: [4708, 1655],
    body: { engine: 'across', softness: 0.6 },
    look: { crease: 'shoulder', lamp: 'wing', nose: 0 },
  },
  'Lexus RX': {
    size: [4890, 1695],
    axle: [900, 2850],
    body: { engine: 'across', hasDarkPillar: true, kick: 90, roof: 'plain' },
    look: { crease: 'stepped', lamp: 'hook', nose: 2 },
  },
  'Genesis GV70': {
    size: [4715, 1630],
    axle: [840, 2875],
    body: { kick: 120, cladding: 'none' },
    look: { crease: 'haunch', lamp: 'split', nose: 2, wheel: 'multi' },
  },
  'BMW X1': {
    size: [4500, 1640],
    body: { cladding: 'arches', softness: 0.8 },
    look: { crease: 'straight', lamp: 'hook', nose: 0 },
  },
  'Jeep Renegade': {
    shift: { hood: [0, 30] },
    body: { arch: 'square' },
    look: { crease: 'low' },
  },
  'Toyota C-HR': {
    look: { crease: 'stepped', lamp: 'hook', nose: 0, tailLamp: 'arrow' },
  },
  'Lexus UX': {
    size: [4495, 1540],
    body: { roof: 'plain', cladding: 'arches' },
    look: { crease: 'wave', lamp: 'wing', nose: 2 },
  },
  'Volvo XC60 Plug-in Hybrid': {
    size: [4708, 1655],
    body: { engine: 'across', softness: 0.6 },
    look: { crease: 'shoulder', lamp: 'wing', nose: 3, wheel: 'turbine' },
  },
  'Cadillac XT5': {
    size: [4813, 1675],
    axle: [960, 2857],
    body: { engine: 'across', softness: 0.7, kick: 40 },
    look: { crease: 'shoulder', lamp: 'pillar', nose: 2, wheel: 'split' },
  },
  'Lexus RX until 2022': {
    size: [4890, 1690],
    axle: [1000, 2790],
    body: { engine: 'across', hasDarkPillar: true, kick: 110, roof: 'plain', softness: 0.7 },
    look: { crease: 'stepped', lamp: 'hook', nose: 2, wheel: 'multi' },
  },
  'Volvo XC90': {
    size: [4953, 1775],
    axle: [900, 2984],
    body: { engine: 'across', softness: 0.6, roof: 'rails' },
    look: { crease: 'shoulder', lamp: 'wing', nose: 0, wheel: 'twin' },
  },
};
