import type { ModelChange } from './model-change.ts';

/** What sets models apart that have the outline of their shape. */
export const plainModelChanges: Readonly<Record<string, ModelChange>> = {
  'Rivian R1T': {
    body: { roof: 'floating', softness: 0.7, arch: 'square' },
    look: { crease: 'low', lamp: 'pillar', tailLamp: 'slim', wheel: 'turbine', finish: 'dark' },
  },
  'Ford F-150 Lightning': { look: { crease: 'straight', lamp: 'bar', tailLamp: 'block' } },
  'FIAT 500e': { look: { lamp: 'lid' } },
  'GMC Acadia': {
    shift: { hood: [-20, 60] },
    body: { arch: 'square', softness: 0.5, kick: 60 },
    look: { crease: 'shoulder', lamp: 'pillar', tailLamp: 'tall', grille: 'tall' },
  },
  'Kia Sportage until 2022': { look: { lamp: 'round', tailLamp: 'slim', crease: 'low', grille: 'vee' } },
  'Jeep Grand Cherokee until 2021': {
    size: [4820, 1790],
    axle: [890, 2915],
    shift: { hood: [-30, 40] },
    body: { arch: 'square', softness: 0.6, cladding: 'none' },
    look: { crease: 'straight', lamp: 'block', tailLamp: 'wrap', wheel: 'split' },
  },
  'Honda Passport until 2025': { look: { lamp: 'slim', crease: 'double', grille: 'tall' } },
  'Honda HR-V until 2022': { body: { kick: 90 }, look: { lamp: 'wing', tailLamp: 'arrow', crease: 'wedge' } },
  'Hyundai Kona': {
    body: { cladding: 'arches', kick: 80, hasDarkPillar: true },
    look: { crease: 'wedge', lamp: 'split', tailLamp: 'slim' },
  },
  'Cadillac CT4': { look: { lamp: 'pillar', tailLamp: 'tall', crease: 'straight' } },
  'Cadillac CT5': { look: { lamp: 'pillar', tailLamp: 'tall', crease: 'shoulder' } },
  'Cadillac XT4': { body: { softness: 0.7 }, look: { lamp: 'pillar', tailLamp: 'tall', crease: 'straight' } },
  'Cadillac Escalade': { look: { lamp: 'pillar', tailLamp: 'tall', crease: 'straight' } },
  'Genesis GV80': { look: { lamp: 'stack', tailLamp: 'slim', crease: 'haunch' } },
  'Chrysler Pacifica Hybrid': { body: { softness: 1.5 }, look: { lamp: 'wing', crease: 'wave', nose: 4 } },
  'Dodge Grand Caravan': { look: { lamp: 'block', tailLamp: 'tall', crease: 'straight', nose: 2 } },
  'INFINITI Q50': { look: { lamp: 'wing', crease: 'wave', tailLamp: 'wrap' } },
  'Toyota Crown': { look: { lamp: 'bar', crease: 'shoulder', tailLamp: 'slim' } },
  'Audi Q3': { body: { kick: 20 }, look: { lamp: 'claw', crease: 'double', tailLamp: 'wrap' } },
  'BMW 5 Series': { look: { lamp: 'hook', crease: 'shoulder', tailLamp: 'slim' } },
  'BMW X5': {
    body: { roof: 'plain' },
    look: { lamp: 'claw', crease: 'shoulder', tailLamp: 'slim', wheel: 'split' },
  },
  'Jaguar XF': { look: { lamp: 'slim', crease: 'haunch', tailLamp: 'slim', nose: 2 } },
  'Kia Stinger': { look: { lamp: 'claw', crease: 'haunch', nose: 1 } },
  'Mazda CX-90 PHEV': { look: { lamp: 'slim', crease: 'low', tailLamp: 'slim' } },
  'Mercedes-Benz GLE': { look: { lamp: 'swept', crease: 'low', tailLamp: 'wrap', nose: 0 } },
  'Land Rover Range Rover': { look: { lamp: 'block', crease: 'straight', tailLamp: 'tall', nose: 1 } },
  'Ram 2500': { body: { softness: 0.9 }, look: { lamp: 'split', crease: 'wave', tailLamp: 'tall' } },
  'Ford Super Duty F-250': { look: { lamp: 'stack', crease: 'low', nose: 0 } },
};
