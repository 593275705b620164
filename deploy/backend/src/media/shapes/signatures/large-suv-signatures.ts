import type { ModelChange } from '../model-change.ts';

/** What midsize sport utility vehicles are known by. */
export const largeSuvSignatures: Readonly<Record<string, ModelChange>> = {
  'INFINITI QX60': {
    body: {
      roof: 'black',
      hasDarkPillar: true,
      kick: 110,
      roofEnd: [4360, 1700],
      glassEnd: [4060, 4420],
      softness: 1.4,
      rim: 0.78,
      tire: 790,
    },
    look: {
      lamp: 'wing',
      wheel: 'turbine',
      finish: 'bright',
      crease: 'wave',
      hasChrome: true,
      bumper: 'intakes',
    },
  },
  'Honda Passport': {
    body: { cladding: 'wide', roof: 'dark-rails', arch: 'square', softness: 0.35 },
    look: { lamp: 'block', grille: 'tall', wheel: 'beadlock', finish: 'dark' },
  },
  'Honda Passport until 2025': {
    body: { hasDarkPillar: true, roof: 'black' },
    look: { bumper: 'plastic', wheel: 'six', finish: 'dark' },
  },
  'Land Rover Range Rover Velar': {
    body: {
      roof: 'floating',
      tire: 800,
      rim: 0.82,
      hood: [110, 940],
      roofEnd: [3740, 1600],
      glassFoot: [4540, 1230],
      kick: 30,
    },
    look: {
      lamp: 'slim',
      wheel: 'turbine',
      finish: 'dark',
      crease: 'straight',
      tailLamp: 'slim',
      hasChrome: false,
    },
  },
  'Acura RDX': {
    body: { kick: 100, roof: 'plain', cladding: 'none', softness: 0.9 },
    look: { lamp: 'claw', bumper: 'intakes', wheel: 'split', finish: 'machined' },
  },
  'Chevrolet Blazer': {
    body: { roof: 'black', hasDarkPillar: true, kick: 120, softness: 0.5, arch: 'square', hood: [20, 1050] },
    look: { lamp: 'split', bumper: 'intakes', wheel: 'six', finish: 'dark', hoodForm: 'dome' },
  },
  'Toyota Venza': {
    body: { cladding: 'none', kick: 60 },
    look: { lamp: 'bar', wheel: 'multi', finish: 'bright', hasChrome: true },
  },
  'Honda Pilot': {
    body: { hasPaintedPillar: true, arch: 'square' },
    look: { bumper: 'plastic', lamp: 'slim', wheel: 'star' },
  },
  'Honda Pilot until 2022': {
    body: { softness: 1.3, roof: 'plain', kick: 50 },
    look: { lamp: 'swept', grille: 'tall', wheel: 'twin' },
  },
  'Hyundai Palisade': {
    body: { cladding: 'none', roof: 'dark-rails', hasDarkPillar: true },
    look: { grille: 'cascade', lamp: 'stack', wheel: 'turbine', finish: 'bright' },
  },
  'Jeep Grand Cherokee L': {
    body: { roof: 'black', hasPaintedPillar: true, cladding: 'none', softness: 0.5, hood: [20, 1060] },
    look: { lamp: 'slim', wheel: 'mesh', finish: 'bright', hasChrome: true },
  },
  'Kia Telluride': {
    body: { cladding: 'wide', hasPaintedPillar: true, roof: 'dark-rails' },
    look: { bumper: 'skid', wheel: 'six', finish: 'machined' },
  },
  'Volkswagen Atlas': {
    body: { hasPaintedPillar: true, softness: 0.5, roof: 'rails' },
    look: { lamp: 'strip', wheel: 'twin', finish: 'bright' },
  },
  'Volkswagen Atlas Cross Sport': {
    body: {
      roof: 'plain',
      roofEnd: [3600, 1680],
      glassFoot: [4560, 1250],
      arch: 'square',
      cladding: 'none',
      softness: 0.7,
    },
    look: { lamp: 'strip', wheel: 'split', finish: 'dark', bumper: 'intakes', crease: 'low' },
  },
  'Lincoln Nautilus': { body: { roof: 'black' }, look: { lamp: 'bar', wheel: 'blade', finish: 'bright' } },
  'Porsche Cayenne': { look: { lamp: 'oval', wheel: 'split', finish: 'machined', hoodForm: 'dome' } },
  'Porsche Macan': {
    body: { roofEnd: [3540, 1570], glassFoot: [4440, 1180], softness: 1.7, cladding: 'none', tire: 770 },
    look: { lamp: 'oval', wheel: 'six', finish: 'dark', tailLamp: 'slim', crease: 'haunch' },
  },
};
