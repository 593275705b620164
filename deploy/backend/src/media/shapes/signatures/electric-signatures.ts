import type { ModelChange } from '../model-change.ts';

/** What electric sport utility vehicles are known by. */
export const electricSignatures: Readonly<Record<string, ModelChange>> = {
  'Tesla Model X': {
    body: { roof: 'black', cladding: 'none' },
    look: { lamp: 'slim', wheel: 'turbine', finish: 'dark', crease: 'haunch', hasChrome: false, nose: 3 },
  },
  'Kia Niro EV': {
    body: { roof: 'black', cladding: 'wide', hasDarkPillar: true, kick: 40, arch: 'square' },
    look: { lamp: 'zigzag', bumper: 'plastic', wheel: 'disc', finish: 'dark', tailLamp: 'tall' },
  },
  'Nissan Ariya': {
    body: {
      cladding: 'none',
      softness: 1.5,
      roofEnd: [3540, 1560],
      glassFoot: [4400, 1180],
      kick: 40,
      tire: 760,
      rim: 0.8,
    },
    look: { lamp: 'strip', bumper: 'band', wheel: 'aero', finish: 'machined', tailLamp: 'slim' },
  },
  'Lucid Gravity': {
    body: { roof: 'plain', cladding: 'none' },
    look: { lamp: 'line', wheel: 'aero', finish: 'dark' },
  },
  'Kia EV9': {
    body: { cladding: 'wide' },
    look: { lamp: 'cubes', bumper: 'plastic', wheel: 'blade', finish: 'machined' },
  },
  'Rivian R1S': { body: { roof: 'floating', arch: 'round' }, look: { lamp: 'stadium', bumper: 'plastic' } },
  'GMC Hummer EV SUV': {
    body: { arch: 'square', cladding: 'wide' },
    look: { lamp: 'bar', bumper: 'band', wheel: 'beadlock', finish: 'dark' },
  },
  'Hyundai Kona Electric': {
    body: { cladding: 'none', roof: 'plain' },
    look: { lamp: 'strip', bumper: 'intakes', wheel: 'aero', finish: 'machined' },
  },
  'Volvo EX30': {
    body: { roof: 'black' },
    look: { lamp: 'hammer', wheel: 'disc', finish: 'bright', tailLamp: 'tall' },
  },
  'Polestar Polestar 3': {
    body: { roof: 'black', hasDarkPillar: true, cladding: 'arches' },
    look: { lamp: 'hammer', bumper: 'plastic', wheel: 'blade', finish: 'machined' },
  },
  'Polestar Polestar 4': {
    body: { roof: 'floating', cladding: 'none' },
    look: { lamp: 'hook', wheel: 'turbine', finish: 'dark' },
  },
  'Audi Q4 e-tron': {
    body: { cladding: 'arches' },
    look: { lamp: 'claw', wheel: 'split', finish: 'machined' },
  },
  'Cadillac Optiq': {
    body: { roof: 'floating', cladding: 'none' },
    look: { lamp: 'column', bumper: 'band', wheel: 'blade', finish: 'machined' },
  },
  'Chevrolet Equinox EV': {
    body: { cladding: 'none', roof: 'white', kick: 60 },
    look: { lamp: 'bar', wheel: 'split', finish: 'machined' },
  },
  'Honda Prologue': {
    body: { cladding: 'wide', hasDarkPillar: true, roof: 'black' },
    look: { lamp: 'slim', bumper: 'band', wheel: 'star', finish: 'bright' },
  },
  'Lexus RZ': {
    body: { roof: 'black', hasDarkPillar: true, cladding: 'none' },
    look: { lamp: 'hook', bumper: 'intakes', wheel: 'split', finish: 'machined' },
  },
  'Subaru Solterra': {
    body: { cladding: 'wide' },
    look: { lamp: 'bracket', bumper: 'plastic', wheel: 'split', finish: 'dark' },
  },
  'Toyota bZ4X': {
    body: { cladding: 'wide', hasDarkPillar: true },
    look: { lamp: 'wing', wheel: 'disc', finish: 'dark' },
  },
  'Volkswagen ID.4': { body: { softness: 1.9 }, look: { lamp: 'bar', bumper: 'plastic', wheel: 'disc' } },
  'Genesis GV60': {
    body: { roof: 'black', cladding: 'none' },
    look: { lamp: 'split', bumper: 'intakes', wheel: 'turbine', finish: 'machined' },
  },
  'Hyundai Ioniq 5': {
    body: { arch: 'square', roof: 'plain', cladding: 'arches' },
    look: { bumper: 'band', wheel: 'blade', finish: 'machined' },
  },
  'Tesla Model Y': { look: { lamp: 'bar', wheel: 'turbine' } },
  'Jaguar I-Pace': {
    body: { roof: 'black', cladding: 'none', hood: [60, 900], tire: 790, rim: 0.82, kick: 60 },
    look: { lamp: 'hook', bumper: 'band', wheel: 'star', finish: 'machined', tailLamp: 'slim' },
  },
  'Kia EV6': {
    body: { roof: 'black', hasDarkPillar: true, cladding: 'arches' },
    look: { lamp: 'claw', bumper: 'intakes', wheel: 'blade', finish: 'dark' },
  },
  'Chevrolet Bolt EUV': {
    body: { cladding: 'arches', roof: 'rails' },
    look: { lamp: 'split', bumper: 'plastic', wheel: 'twin', finish: 'machined' },
  },
  'Ford Mustang Mach-E': {
    body: { roof: 'black' },
    look: { lamp: 'tribar', hoodForm: 'dome', wheel: 'split', finish: 'dark' },
  },
  'Porsche Macan Electric': {
    body: { roof: 'black', cladding: 'none' },
    look: { lamp: 'tear', bumper: 'intakes', wheel: 'blade', finish: 'machined' },
  },
  'Acura ZDX': {
    body: { roof: 'black', cladding: 'none' },
    look: { lamp: 'hook', bumper: 'intakes', wheel: 'six', finish: 'dark' },
  },
  'Cadillac Lyriq': { body: { cladding: 'none' }, look: { lamp: 'column', wheel: 'mesh', finish: 'bright' } },
  'Chevrolet Blazer EV': {
    body: { cladding: 'arches', hasDarkPillar: true },
    look: { lamp: 'split', bumper: 'intakes', hoodForm: 'dome' },
  },
  'Jeep Wagoneer S': {
    body: { cladding: 'none', hasDarkPillar: true },
    look: { lamp: 'bar', bumper: 'band', wheel: 'turbine', finish: 'machined' },
  },
  'Hyundai Ioniq 9': {
    body: { roof: 'plain', cladding: 'none' },
    look: { lamp: 'pixel', bumper: 'band', wheel: 'aero', finish: 'bright' },
  },
  'Volvo EX90': {
    body: { roof: 'black', kick: 40, cladding: 'none' },
    look: { lamp: 'hammer', tailLamp: 'tall', wheel: 'blade', finish: 'machined' },
  },
  'Audi Q8 e-tron': {
    body: { roof: 'rails', cladding: 'none' },
    look: { lamp: 'claw', wheel: 'turbine', finish: 'machined', tailLamp: 'slim' },
  },
  'BMW iX': {
    body: { roof: 'black', hasDarkPillar: true, cladding: 'none' },
    look: { lamp: 'slim', bumper: 'intakes', wheel: 'aero', finish: 'dark', nose: 1 },
  },
  'Mercedes-Benz EQB': {
    body: { roof: 'rails' },
    look: { lamp: 'swept', wheel: 'multi', finish: 'bright', hasChrome: true },
  },
  'Volvo EX40': {
    body: { roof: 'black' },
    look: { lamp: 'hammer', tailLamp: 'tall', wheel: 'aero', finish: 'machined' },
  },
};
