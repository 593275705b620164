import type { ModelChange } from '../model-change.ts';

/** What full-size and luxury sport utility vehicles are known by. */
export const luxurySuvSignatures: Readonly<Record<string, ModelChange>> = {
  'BMW X5': {
    body: { hood: [30, 1070], softness: 0.7 },
    look: { wheel: 'split', finish: 'machined', bumper: 'intakes' },
  },
  'BMW X5 Plug-in Hybrid': {
    body: { roof: 'black', softness: 0.7, hood: [30, 1070] },
    look: {
      lamp: 'hook',
      crease: 'shoulder',
      tailLamp: 'slim',
      wheel: 'turbine',
      finish: 'dark',
      hasChrome: false,
    },
  },
  'Genesis GV80': {
    body: {
      roof: 'plain',
      softness: 1.5,
      kick: 70,
      roofEnd: [3800, 1690],
      hood: [60, 1020],
      hasPaintedPillar: true,
    },
    look: { grille: 'wing', wheel: 'mesh', finish: 'bright', hasChrome: true, crease: 'shoulder' },
  },
  'Mercedes-Benz GLE': {
    body: { hasPaintedPillar: true, roof: 'rails', softness: 1.3, glassEnd: [4260, 4480] },
    look: { wheel: 'twin', finish: 'bright', hasChrome: true },
  },
  'Volvo XC90': {
    body: { kick: 40, softness: 0.45, hasPaintedPillar: true, glassEnd: [4320, 4500], roof: 'plain' },
    look: { lamp: 'hammer', tailLamp: 'tall', wheel: 'multi', finish: 'bright', crease: 'straight' },
  },
  'Volvo XC60': {
    body: { kick: 120, roof: 'rails' },
    look: { lamp: 'hammer', tailLamp: 'tall', wheel: 'twin' },
  },
  'Volvo XC60 Plug-in Hybrid': {
    body: { kick: 120, roof: 'black' },
    look: { lamp: 'hammer', tailLamp: 'tall', wheel: 'blade', finish: 'dark', hasChrome: false },
  },
  'Lexus GX': {
    body: { arch: 'square', roof: 'dark-rails', softness: 0.25, cladding: 'wide' },
    look: { lamp: 'bracket', wheel: 'star', finish: 'machined' },
  },
  'Toyota 4Runner': {
    body: { cladding: 'wide', kick: 80 },
    look: { lamp: 'split', wheel: 'beadlock', hoodForm: 'dome' },
  },
  'Land Rover Range Rover': {
    body: { softness: 0.75, tire: 830, rim: 0.78, kick: 0 },
    look: { lamp: 'bracket', wheel: 'multi', finish: 'bright', tailLamp: 'tall', hasChrome: true },
  },
  'Land Rover Range Rover Sport': {
    size: [4946, 1740],
    body: {
      roofEnd: [3800, 1690],
      glassFoot: [4620, 1330],
      softness: 0.5,
      belt: [1130, 1220],
      tire: 830,
      rim: 0.8,
      roof: 'black',
    },
    look: {
      lamp: 'slim',
      wheel: 'blade',
      finish: 'dark',
      tailLamp: 'slim',
      hasChrome: false,
      bumper: 'intakes',
    },
  },
  'Land Rover Discovery': {
    body: { hasPaintedPillar: true, cladding: 'arches' },
    look: { lamp: 'hook', bumper: 'skid', wheel: 'six' },
  },
  'Land Rover Defender 110': {
    body: { roof: 'white', hasPaintedPillar: true, cladding: 'arches', arch: 'square' },
    look: { lamp: 'round', wheel: 'steel', finish: 'bright' },
  },
  'Toyota Land Cruiser': {
    body: { roof: 'plain', cladding: 'arches', arch: 'square', hasPaintedPillar: true },
    look: { lamp: 'block', wheel: 'six', finish: 'bright' },
  },
  'Ford Bronco': { body: { cladding: 'arches' }, look: { wheel: 'beadlock' } },
  'Jeep Wrangler 4xe': {
    body: { roof: 'white', cladding: 'arches' },
    look: { wheel: 'six', hoodForm: 'dome' },
  },
  'Chevrolet Tahoe': { body: { hasPaintedPillar: true }, look: { wheel: 'split', finish: 'bright' } },
  'Chevrolet Tahoe until 2020': {
    body: { softness: 0.3, roof: 'plain' },
    look: { lamp: 'stack', wheel: 'six' },
  },
  'Ford Expedition': {
    body: { roof: 'black', hasDarkPillar: true, softness: 0.6 },
    look: { lamp: 'bracket', wheel: 'turbine', finish: 'machined' },
  },
  'GMC Yukon': {
    body: { hasPaintedPillar: true, roof: 'rails' },
    look: { wheel: 'truck', finish: 'bright', hasChrome: true },
  },
  'Nissan Armada': {
    body: { roof: 'rails', kick: 40, softness: 0.8 },
    look: { lamp: 'bracket', wheel: 'mesh', finish: 'machined', hasChrome: true },
  },
  'Toyota Sequoia': {
    body: { roof: 'plain', kick: 90, softness: 0.35 },
    look: { lamp: 'stack', grille: 'trapeze', wheel: 'six', finish: 'dark' },
  },
  'Toyota Sequoia until 2022': {
    body: { softness: 1.3 },
    look: { lamp: 'block', wheel: 'twin', finish: 'bright' },
  },
  'Chevrolet Suburban': {
    body: { hasPaintedPillar: true, roof: 'dark-rails', arch: 'square' },
    look: { lamp: 'bracket', wheel: 'twin' },
  },
  'Jeep Grand Wagoneer': {
    body: { roof: 'black', softness: 0.3, hasDarkPillar: true },
    look: { lamp: 'slim', wheel: 'turbine', finish: 'machined' },
  },
  'Cadillac Escalade': {
    body: { roof: 'plain', hasPaintedPillar: true, kick: 0 },
    look: { wheel: 'multi', finish: 'bright' },
  },
  'INFINITI QX80': {
    body: { softness: 1.1, kick: 60 },
    look: { lamp: 'pixel', wheel: 'turbine', finish: 'bright', grille: 'wing' },
  },
  'Lincoln Navigator': {
    body: { roof: 'rails', softness: 0.9, hasDarkPillar: true },
    look: { lamp: 'bar', wheel: 'blade', finish: 'bright' },
  },
  'Acura MDX': {
    body: { kick: 80, roof: 'rails', softness: 1 },
    look: { lamp: 'hook', bumper: 'intakes', wheel: 'split', finish: 'machined' },
  },
  'Audi Q7': {
    body: { roof: 'rails', softness: 0.7, hasPaintedPillar: true, glassEnd: [4320, 4560] },
    look: { lamp: 'block', wheel: 'twin', finish: 'machined' },
  },
  'Ford Explorer': {
    body: { hasPaintedPillar: true, glassEnd: [4280, 4520], kick: 0, roof: 'black' },
    look: { grille: 'bars', bumper: 'intakes', wheel: 'six' },
  },
  'Ford Explorer until 2019': {
    body: { hasDarkPillar: true, roof: 'rails' },
    look: { lamp: 'block', wheel: 'twin' },
  },
  'Lincoln Aviator': {
    body: { roofEnd: [3880, 1680], glassFoot: [4780, 1240], softness: 1.5, roof: 'plain', kick: 30 },
    look: { lamp: 'slim', wheel: 'turbine', finish: 'bright', hasChrome: true },
  },
  'Mazda CX-90': {
    body: { roof: 'plain', hasPaintedPillar: true, glassEnd: [4420, 4640] },
    look: { wheel: 'multi', finish: 'bright', hasChrome: true, lamp: 'wing', crease: 'shoulder' },
  },
  'Mazda CX-90 PHEV': {
    body: { roof: 'black', softness: 1.2 },
    look: { wheel: 'turbine', finish: 'dark', hasChrome: false, bumper: 'intakes' },
  },
  'Mazda CX-9': {
    body: { roof: 'plain', kick: 60, softness: 1.5 },
    look: { lamp: 'wing', wheel: 'split', finish: 'machined' },
  },
  'BMW X3': {
    body: { roof: 'dark-rails', cladding: 'wide', hood: [30, 1010] },
    look: { lamp: 'hook', wheel: 'star', finish: 'dark' },
  },
  'Cadillac XT5': {
    body: { roof: 'plain', kick: 70, hasDarkPillar: true },
    look: { wheel: 'mesh', finish: 'bright' },
  },
  'Lexus RX until 2022': {
    body: { roof: 'rails', kick: 150, cladding: 'arches' },
    look: { lamp: 'claw', wheel: 'split', finish: 'dark' },
  },
  'Mercedes-Benz GLC': {
    body: { softness: 1.7, roofEnd: [3660, 1600], cladding: 'arches', roof: 'plain' },
    look: { wheel: 'multi', finish: 'machined' },
  },
  'Ford Edge': {
    body: { kick: 0, hasDarkPillar: true, roof: 'black' },
    look: { wheel: 'star', finish: 'bright' },
  },
  'GMC Acadia': {
    body: { roof: 'black', hasPaintedPillar: true },
    look: { grille: 'bold', bumper: 'skid', wheel: 'truck' },
  },
  'Hyundai Santa Fe': {
    body: { hasPaintedPillar: true, cladding: 'wide' },
    look: { lamp: 'block', grille: 'rail', bumper: 'skid' },
  },
  'Kia Sorento': {
    body: { hasDarkPillar: true, roof: 'rails' },
    look: { bumper: 'skid', wheel: 'turbine', finish: 'machined' },
  },
  'Nissan Murano': {
    body: { roof: 'floating', cladding: 'none' },
    look: { lamp: 'strip', wheel: 'blade', finish: 'machined' },
  },
  'Dodge Durango': {
    body: { softness: 0.85, hasPaintedPillar: true },
    look: { hoodForm: 'dome', lamp: 'hook', wheel: 'six', finish: 'dark' },
  },
  'Alfa Romeo Stelvio': {
    body: { softness: 1.7, kick: 40, hood: [150, 960] },
    look: { lamp: 'claw', wheel: 'disc', finish: 'dark', crease: 'haunch' },
  },
  'Genesis Electrified GV70': {
    body: { roof: 'black' },
    look: { lamp: 'split', wheel: 'disc', finish: 'bright' },
  },
  'Jaguar F-Pace': {
    body: { roof: 'black', kick: 40, softness: 0.9 },
    look: { grille: 'gate', lamp: 'hook', bumper: 'intakes', wheel: 'star', finish: 'dark' },
  },
  'Buick Enclave': { body: { hasPaintedPillar: true, glassEnd: [4500, 4720] }, look: { wheel: 'mesh' } },
  'Chevrolet Traverse': { body: { hasDarkPillar: true, cladding: 'wide' }, look: { bumper: 'skid' } },
  'Chevrolet Traverse until 2023': { body: { hasPaintedPillar: true }, look: { lamp: 'swept' } },
  'Lexus TX': {
    body: { cladding: 'none', kick: 70, softness: 0.9 },
    look: { lamp: 'hook', wheel: 'multi', finish: 'bright', bumper: 'intakes' },
  },
  'Nissan Pathfinder': { look: { bumper: 'skid' } },
  'Subaru Ascent': {
    body: { hasPaintedPillar: true, cladding: 'wide' },
    look: { lamp: 'bracket', bumper: 'plastic', wheel: 'split' },
  },
  'Toyota Grand Highlander': {
    body: { hasPaintedPillar: true, roof: 'dark-rails' },
    look: { lamp: 'hook', grille: 'trapeze', bumper: 'skid', wheel: 'star' },
  },
  'Toyota Highlander': {
    body: { hasDarkPillar: true, kick: 90 },
    look: { lamp: 'swept', wheel: 'twin', hasChrome: true },
  },
  'Genesis GV70': {
    body: { roof: 'plain' },
    look: { lamp: 'split', bumper: 'intakes', wheel: 'star', finish: 'dark' },
  },
};
