import type { ModelChange } from '../model-change.ts';

/** What city crossovers, small luxury crossovers and coupe crossovers are known by. */
export const citySuvSignatures: Readonly<Record<string, ModelChange>> = {
  'Hyundai Venue': {
    body: {
      roof: 'white',
      arch: 'square',
      hasPaintedPillar: true,
      softness: 0.45,
      tire: 690,
      glassEnd: [3480, 3620],
    },
    look: { lamp: 'block', bumper: 'skid', wheel: 'twin', finish: 'machined' },
  },
  'Ford EcoSport': {
    body: { cladding: 'wide', kick: 70, roof: 'rails' },
    look: { lamp: 'swept', bumper: 'plastic', wheel: 'star' },
  },
  'Chevrolet Trax': {
    size: [4535, 1560],
    body: {
      cladding: 'arches',
      softness: 0.8,
      roofEnd: [3560, 1530],
      glassFoot: [4320, 1180],
      kick: 70,
      hood: [60, 940],
    },
    look: { lamp: 'split', wheel: 'split', finish: 'dark', hasChrome: false },
  },
  'Chevrolet Trax until 2022': { look: { bumper: 'skid', wheel: 'six' } },
  'Chevrolet Trailblazer': { look: { bumper: 'skid', wheel: 'star' } },
  'Buick Encore GX': {
    body: { roof: 'plain', cladding: 'arches', hasDarkPillar: true, kick: 90 },
    look: { lamp: 'split', wheel: 'turbine', finish: 'bright', hasChrome: true, bumper: 'skid' },
  },
  'Volkswagen Taos': {
    body: {
      hasPaintedPillar: true,
      roof: 'rails',
      softness: 0.7,
      cladding: 'arches',
      glassEnd: [3880, 4060],
    },
    look: { lamp: 'bar', wheel: 'twin', finish: 'dark', bumper: 'skid' },
  },
  'Mitsubishi Outlander Sport': {
    body: { kick: 90, cladding: 'wide', roof: 'dark-rails' },
    look: { bumper: 'plastic', wheel: 'six' },
  },
  'Acura ADX': {
    body: { roof: 'black', kick: 70, cladding: 'none', softness: 0.8, hasDarkPillar: true },
    look: { lamp: 'hook', bumper: 'intakes', wheel: 'split', finish: 'dark' },
  },
  'Honda HR-V': {
    body: {
      roof: 'plain',
      cladding: 'none',
      softness: 1.2,
      roofEnd: [3640, 1580],
      glassFoot: [4280, 1180],
      glassEnd: [3500, 3860],
    },
    look: { lamp: 'slim', wheel: 'mesh', finish: 'machined', hasChrome: false },
  },
  'Honda HR-V until 2022': { body: { roof: 'rails' }, look: { wheel: 'twin' } },
  'Hyundai Kona': {
    body: { cladding: 'wide', arch: 'square', roof: 'plain', kick: 120, softness: 1 },
    look: { lamp: 'strip', grille: 'rail', bumper: 'plastic', wheel: 'blade', finish: 'dark' },
  },
  'Nissan Kicks': {
    body: { roof: 'floating', cladding: 'wide', kick: 80, softness: 0.5 },
    look: { lamp: 'bracket', bumper: 'skid', wheel: 'blade', finish: 'dark' },
  },
  'Toyota Corolla Cross': {
    body: { cladding: 'wide', hasPaintedPillar: true, glassEnd: [3720, 3960] },
    look: { bumper: 'plastic', wheel: 'mesh' },
  },
  'Mazda CX-3': {
    body: { roof: 'black', cladding: 'arches', kick: 60 },
    look: { wheel: 'turbine', finish: 'machined' },
  },
  'Subaru Crosstrek': {
    body: { cladding: 'wide', roof: 'rails', kick: 50, glassEnd: [3660, 3900] },
    look: { lamp: 'bracket', bumper: 'plastic', hoodForm: 'dome', wheel: 'split', finish: 'dark' },
  },
  'Kia Niro': { body: { cladding: 'wide' }, look: { bumper: 'plastic', wheel: 'blade', finish: 'machined' } },
  'Mazda CX-30': {
    body: { cladding: 'wide', roof: 'dark-rails', kick: 50, peak: 0.28 },
    look: { lamp: 'slim', wheel: 'star', finish: 'dark' },
  },
  'Mercedes-Benz GLA': {
    body: { roof: 'rails', softness: 1.6, cladding: 'none' },
    look: { lamp: 'swept', wheel: 'twin', finish: 'bright', hasChrome: true },
  },
  'BMW X1': { body: { roof: 'rails', kick: 40 }, look: { lamp: 'hook', wheel: 'twin', finish: 'machined' } },
  'Audi Q3': {
    body: { roof: 'plain', cladding: 'arches', softness: 0.6 },
    look: { lamp: 'claw', wheel: 'split', finish: 'dark', hasChrome: false },
  },
  'Cadillac XT4': {
    body: { kick: 80, roof: 'black', softness: 0.5 },
    look: { wheel: 'turbine', finish: 'machined' },
  },
  'Lincoln Corsair': {
    body: { roof: 'plain', softness: 1.7, kick: 40 },
    look: { lamp: 'slim', wheel: 'mesh', hasChrome: true },
  },
  'Lexus NX Plug-in Hybrid': { body: { roof: 'floating' }, look: { bumper: 'intakes', wheel: 'blade' } },
  'Volvo XC40': {
    body: {
      roof: 'white',
      hasPaintedPillar: true,
      kick: 130,
      cladding: 'arches',
      softness: 0.45,
      glassEnd: [3760, 3960],
    },
    look: { lamp: 'hammer', tailLamp: 'tall', wheel: 'star', finish: 'machined', nose: 2 },
  },
  'Land Rover Discovery Sport': {
    size: [4600, 1727],
    body: {
      roof: 'black',
      hasPaintedPillar: true,
      cladding: 'arches',
      softness: 0.6,
      glassEnd: [4120, 4260],
    },
    look: { lamp: 'bracket', bumper: 'skid', wheel: 'split', finish: 'bright' },
  },
  'Jeep Renegade': {
    body: { cladding: 'wide', roof: 'black', softness: 0.3, kick: 40 },
    look: { lamp: 'round', bumper: 'plastic', wheel: 'beadlock', finish: 'dark' },
  },
  'FIAT 500X': { body: { roof: 'plain', cladding: 'wide' }, look: { wheel: 'twin', finish: 'bright' } },
  'Buick Envista': {
    body: { cladding: 'arches', roof: 'plain', hasDarkPillar: true },
    look: { lamp: 'wing', hasChrome: true },
  },
  'Dodge Hornet': {
    body: { roof: 'black', cladding: 'arches', softness: 0.7, kick: 50 },
    look: { lamp: 'strip', bumper: 'intakes', hoodForm: 'dome', wheel: 'six', finish: 'dark' },
  },
  'Mitsubishi Eclipse Cross': {
    body: { cladding: 'wide', kick: 100, softness: 0.5 },
    look: { lamp: 'split', wheel: 'turbine', finish: 'machined', crease: 'stepped' },
  },
  'Alfa Romeo Tonale': {
    body: { cladding: 'none', softness: 1.4, roofEnd: [3560, 1530], roof: 'plain' },
    look: { lamp: 'claw', wheel: 'star', finish: 'machined', crease: 'haunch', bumper: 'intakes' },
  },
  'Toyota C-HR': {
    body: { cladding: 'wide', kick: 60 },
    look: { bumper: 'intakes', wheel: 'blade', finish: 'machined' },
  },
  'Lexus UX': { body: { cladding: 'wide', roof: 'dark-rails' }, look: { wheel: 'mesh', finish: 'bright' } },
  'Ford Bronco Sport': {
    body: { roof: 'white', cladding: 'wide', arch: 'square', hasPaintedPillar: true },
    look: { lamp: 'round', bumper: 'plastic', wheel: 'six', finish: 'machined' },
  },
};
