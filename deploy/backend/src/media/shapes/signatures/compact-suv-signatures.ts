import type { ModelChange } from '../model-change.ts';

/** What compact sport utility vehicles are known by. */
export const compactSuvSignatures: Readonly<Record<string, ModelChange>> = {
  'Kia Seltos': {
    body: {
      roof: 'floating',
      cladding: 'wide',
      arch: 'square',
      softness: 0.3,
      hood: [20, 1060],
      glassEnd: [3560, 3700],
      kick: 60,
    },
    look: { lamp: 'pillar', bumper: 'skid', wheel: 'blade', finish: 'machined', crease: 'straight' },
  },
  'MINI Countryman': {
    size: [4440, 1640],
    body: {
      roof: 'white',
      cladding: 'arches',
      arch: 'square',
      softness: 0.75,
      hood: [40, 1020],
      deck: [4380, 1080],
    },
    look: { bumper: 'skid', wheel: 'star', finish: 'machined' },
  },
  'MINI Countryman SE': {
    size: [4440, 1640],
    body: { roof: 'black', cladding: 'none', softness: 0.75, hood: [40, 1020], hasDarkPillar: true },
    look: { wheel: 'disc', finish: 'bright' },
  },
  'Land Rover Range Rover Evoque': {
    size: [4371, 1600],
    shift: { hood: [-20, 20] },
    body: {
      roof: 'floating',
      roofEnd: [3390, 1530],
      glassFoot: [4140, 1240],
      deck: [4300, 1150],
      belt: [1020, 1150],
      glassEnd: [3500, 3780],
      kick: 40,
      peak: 0.12,
      tire: 790,
      rim: 0.82,
      softness: 0.5,
      cladding: 'none',
    },
    look: {
      lamp: 'slim',
      wheel: 'blade',
      finish: 'machined',
      crease: 'shoulder',
      tailLamp: 'slim',
      hasChrome: false,
    },
  },
  'Honda CR-V': {
    body: { roof: 'rails', hasPaintedPillar: true, glassEnd: [3900, 4120] },
    look: { wheel: 'twin', finish: 'bright' },
  },
  'Honda CR-V Hybrid': {
    body: { roof: 'black', hasDarkPillar: true, glassEnd: [3700, 3900] },
    look: { bumper: 'plastic', wheel: 'star', finish: 'dark' },
  },
  'Honda CR-V until 2022': { look: { bumper: 'intakes', wheel: 'mesh' } },
  'Toyota RAV4': { body: { cladding: 'wide' }, look: { bumper: 'skid', wheel: 'six', finish: 'bright' } },
  'Toyota RAV4 Hybrid': {
    body: { roof: 'black', hasDarkPillar: true, cladding: 'arches' },
    look: { bumper: 'plastic', lamp: 'slim', wheel: 'turbine', finish: 'machined' },
  },
  'Toyota RAV4 Prime': {
    body: { cladding: 'none' },
    look: { bumper: 'intakes', lamp: 'hook', wheel: 'split', finish: 'dark' },
  },
  'Toyota RAV4 until 2018': { body: { roof: 'plain' }, look: { bumper: 'intakes', tailLamp: 'tall' } },
  'Volkswagen Tiguan': {
    body: {
      hasPaintedPillar: true,
      roofEnd: [4120, 1630],
      glassEnd: [4020, 4240],
      softness: 1.1,
      hood: [110, 960],
      kick: 0,
    },
    look: { lamp: 'strip', wheel: 'multi', finish: 'bright', hasChrome: true },
  },
  'Nissan Rogue': {
    body: { hasDarkPillar: true, cladding: 'wide', roof: 'plain' },
    look: { bumper: 'intakes', tailLamp: 'arrow', wheel: 'split' },
  },
  'Nissan Rogue until 2020': { body: { softness: 1.6 }, look: { wheel: 'multi' } },
  'Chevrolet Equinox': {
    body: { roof: 'white', cladding: 'arches', hasDarkPillar: true, softness: 0.4 },
    look: { bumper: 'plastic', lamp: 'split', wheel: 'six', finish: 'dark' },
  },
  'Subaru Forester': {
    body: { cladding: 'wide', hasPaintedPillar: true, glassEnd: [4060, 4220], roof: 'rack', softness: 0.5 },
    look: { lamp: 'bracket', bumper: 'plastic', wheel: 'star', finish: 'dark' },
  },
  'Mitsubishi Outlander': { look: { bumper: 'skid' } },
  'Mitsubishi Outlander Plug-in Hybrid': { body: { cladding: 'none' }, look: { bumper: 'intakes' } },
  'Jeep Compass': {
    body: { hasDarkPillar: true, cladding: 'wide' },
    look: { bumper: 'skid', lamp: 'slim', wheel: 'star', finish: 'dark' },
  },
  'Dodge Journey': {
    body: { hasPaintedPillar: true, roof: 'rails', glassEnd: [4240, 4480] },
    look: { lamp: 'block', wheel: 'star', finish: 'bright' },
  },
  'Hyundai Tucson': {
    body: { roof: 'rails' },
    look: { grille: 'cascade', wheel: 'blade', finish: 'machined', bumper: 'skid' },
  },
  'Hyundai Tucson Hybrid': {
    body: { roof: 'floating', cladding: 'none', hasDarkPillar: true },
    look: { grille: 'cascade', wheel: 'turbine', finish: 'dark' },
  },
  'Kia Sportage': {
    body: { roof: 'black', hasDarkPillar: true, peak: 0.28, cladding: 'arches' },
    look: { grille: 'tiger', lamp: 'bracket', bumper: 'band', wheel: 'turbine', finish: 'machined' },
  },
  'GMC Terrain': {
    body: {
      roof: 'rails',
      cladding: 'arches',
      hasPaintedPillar: true,
      hood: [20, 1080],
      softness: 0.35,
      glassEnd: [4000, 4160],
    },
    look: { bumper: 'skid', wheel: 'six', finish: 'bright' },
  },
  'Mazda CX-50': {
    body: { cladding: 'wide', hasDarkPillar: true, softness: 0.7, roofEnd: [4060, 1590], kick: 0 },
    look: { bumper: 'plastic', lamp: 'slim', wheel: 'beadlock', finish: 'dark', hasChrome: false },
  },
  'Mazda CX-5': { body: { cladding: 'none', softness: 1.5 }, look: { wheel: 'mesh', finish: 'bright' } },
  'Ford Escape': {
    body: { roof: 'plain', cladding: 'none' },
    look: { lamp: 'swept', wheel: 'multi', finish: 'bright' },
  },
  'Ford Escape Hybrid': {
    body: { cladding: 'arches' },
    look: { lamp: 'strip', grille: 'rail', wheel: 'turbine', finish: 'dark' },
  },
  'Ford Escape until 2019': { body: { roof: 'rails' }, look: { wheel: 'split', bumper: 'plastic' } },
  'Jeep Cherokee': {
    body: { hood: [130, 1010], kick: 70, cladding: 'arches', roof: 'black' },
    look: { lamp: 'strip', bumper: 'plastic', wheel: 'six', finish: 'dark' },
  },
  'Buick Envision': {
    body: { cladding: 'none', roof: 'plain', peak: 0.25 },
    look: { lamp: 'wing', wheel: 'mesh', finish: 'bright', hasChrome: true },
  },
};
