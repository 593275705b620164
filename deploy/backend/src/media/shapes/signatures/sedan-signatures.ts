import type { ModelChange } from '../model-change.ts';

/** What sedans are known by. */
export const sedanSignatures: Readonly<Record<string, ModelChange>> = {
  'Subaru WRX': {
    body: { roof: 'spoiler', cladding: 'wide', arch: 'round', hood: [40, 860], softness: 0.4 },
    look: {
      hoodForm: 'scoop',
      lamp: 'bracket',
      grille: 'crossbar',
      bumper: 'plastic',
      wheel: 'multi',
      finish: 'dark',
    },
  },
  'Hyundai Elantra N': {
    body: { cladding: 'none', kick: 80, softness: 0.6 },
    look: { lamp: 'strip', bumper: 'intakes', wheel: 'six', finish: 'dark' },
  },
  'Volkswagen Jetta GLI': {
    body: { cladding: 'none', roof: 'plain', softness: 0.5 },
    look: { lamp: 'slim', wheel: 'star', finish: 'machined', hasChrome: true },
  },
  'Honda Civic': {
    body: { softness: 0.6, hasDarkPillar: true },
    look: { bumper: 'plastic', wheel: 'split', finish: 'dark', hasChrome: false },
  },
  'Honda Civic Hybrid': {
    body: { roof: 'black', softness: 0.9, kick: 40 },
    look: { lamp: 'bracket', bumper: 'intakes', wheel: 'disc', finish: 'bright', hasChrome: true },
  },
  'Honda Civic until 2021': {
    body: { hasDarkPillar: true, kick: 60 },
    look: { bumper: 'intakes', wheel: 'star', finish: 'machined' },
  },
  'Toyota Corolla': {
    body: { softness: 1.3, roof: 'plain' },
    look: { lamp: 'hook', bumper: 'intakes', wheel: 'star', finish: 'bright' },
  },
  'Toyota Corolla Hybrid': {
    body: { hasDarkPillar: true, kick: 50, roof: 'black' },
    look: { lamp: 'claw', wheel: 'aero', finish: 'dark', hasChrome: true, bumper: 'intakes' },
  },
  'Toyota Corolla until 2019': {
    body: { hasPaintedPillar: true },
    look: { wheel: 'multi', finish: 'bright' },
  },
  'Hyundai Elantra': {
    body: { kick: 110, softness: 0.5, hasDarkPillar: true, roof: 'black' },
    look: { lamp: 'strip', grille: 'cascade', wheel: 'blade', finish: 'bright', bumper: 'intakes' },
  },
  'Hyundai Elantra Hybrid': {
    body: { roof: 'black', softness: 0.5, kick: 0 },
    look: { lamp: 'claw', grille: 'rail', wheel: 'disc', finish: 'bright', bumper: 'plastic' },
  },
  'Hyundai Elantra until 2020': {
    body: { softness: 1.6, roof: 'plain' },
    look: { grille: 'bars', lamp: 'swept', wheel: 'twin' },
  },
  'Chevrolet Cruze': {
    body: { softness: 1.8, kick: 50, hasPaintedPillar: false },
    look: { lamp: 'hook', wheel: 'twin', finish: 'bright', hasChrome: true, bumper: 'intakes' },
  },
  'Kia Forte': {
    body: { kick: 60, hasDarkPillar: true },
    look: { lamp: 'claw', bumper: 'intakes', wheel: 'six', finish: 'machined' },
  },
  'Acura ILX': {
    body: { kick: 40, roof: 'black', softness: 0.6, hasDarkPillar: true },
    look: { lamp: 'pixel', wheel: 'split', finish: 'dark', crease: 'wedge', bumper: 'intakes' },
  },
  'Volkswagen Jetta': {
    body: { hasPaintedPillar: false, softness: 0.4, roof: 'black' },
    look: { lamp: 'block', wheel: 'split', finish: 'dark' },
  },
  'Nissan Sentra': {
    body: { roof: 'black', softness: 0.7 },
    look: { lamp: 'wing', bumper: 'intakes', wheel: 'mesh' },
  },
  'Mazda Mazda3': { body: { roof: 'plain', kick: 30 }, look: { wheel: 'mesh', finish: 'dark' } },
  'Hyundai Accent': {
    body: { kick: 70, softness: 1.3 },
    look: { grille: 'bars', wheel: 'star', finish: 'bright' },
  },
  'Kia Rio': { body: { hasPaintedPillar: true, softness: 0.6 }, look: { lamp: 'block', wheel: 'twin' } },
  'Nissan Versa': {
    body: { roof: 'black', kick: 60 },
    look: { lamp: 'bracket', wheel: 'mesh', finish: 'dark' },
  },
  'Mercedes-Benz A-Class': {
    shift: { hood: [-60, -30], cowl: [80, 0] },
    body: { tire: 670, rim: 0.78, softness: 1.6 },
    look: { lamp: 'slim', wheel: 'split', finish: 'machined', bumper: 'intakes', hasChrome: true },
  },
  'Toyota Camry': {
    body: { kick: 40, softness: 0.9 },
    look: { lamp: 'claw', bumper: 'intakes', wheel: 'split', finish: 'machined' },
  },
  'Toyota Camry Hybrid': {
    body: { roof: 'black', hasDarkPillar: true },
    look: {
      lamp: 'slim',
      wheel: 'aero',
      finish: 'bright',
      hasChrome: true,
      bumper: 'plastic',
      grille: 'rail',
    },
  },
  'Honda Accord': {
    body: { softness: 1.2 },
    look: { lamp: 'slim', wheel: 'multi', finish: 'bright', hasChrome: true },
  },
  'Honda Accord Hybrid': {
    body: { roof: 'black', hasDarkPillar: true },
    look: { lamp: 'bracket', bumper: 'plastic', wheel: 'split', finish: 'dark' },
  },
  'Honda Accord until 2022': { body: { hasDarkPillar: true }, look: { bumper: 'intakes' } },
  'Nissan Altima': { body: { roof: 'black' }, look: { lamp: 'bracket', wheel: 'split', finish: 'machined' } },
  'Chevrolet Malibu': {
    body: { hasPaintedPillar: true, kick: 40 },
    look: { lamp: 'split', wheel: 'twin', finish: 'bright', hasChrome: true },
  },
  'Ford Fusion': {
    body: { kick: 30, hasPaintedPillar: true },
    look: { lamp: 'slim', wheel: 'star', finish: 'bright' },
  },
  'Ford Fusion Hybrid': {
    body: { kick: 30 },
    look: { lamp: 'hook', grille: 'waterfall', wheel: 'disc', finish: 'bright' },
  },
  'Volkswagen Passat': {
    body: { hasPaintedPillar: true, softness: 0.4 },
    look: { lamp: 'bar', wheel: 'multi' },
  },
  'Subaru Legacy': {
    body: { hasPaintedPillar: true, softness: 0.7 },
    look: { lamp: 'bracket', bumper: 'intakes', wheel: 'star' },
  },
  'Kia Optima': {
    body: { hasDarkPillar: true },
    look: { lamp: 'swept', bumper: 'intakes', wheel: 'turbine' },
  },
  'Mazda Mazda6': {
    body: { softness: 1.9 },
    look: { lamp: 'slim', wheel: 'turbine', finish: 'bright', hasChrome: true },
  },
  'Hyundai Sonata': {
    body: { roof: 'black', softness: 1.8 },
    look: { lamp: 'strip', grille: 'rail', wheel: 'blade', finish: 'machined' },
  },
  'Kia K5': {
    body: { roof: 'black', kick: 70 },
    look: { lamp: 'bracket', bumper: 'intakes', wheel: 'mesh', finish: 'dark' },
  },
  'Kia K4': {
    body: { kick: 90, hasDarkPillar: true, softness: 0.6 },
    look: { lamp: 'pillar', wheel: 'blade', finish: 'machined' },
  },
  'Nissan Maxima': {
    body: { roof: 'spoiler' },
    look: { lamp: 'bracket', bumper: 'intakes', wheel: 'mesh', finish: 'bright' },
  },
  'Toyota Crown': {
    body: { cladding: 'wide', roof: 'black' },
    look: { lamp: 'strip', bumper: 'intakes', wheel: 'blade', finish: 'machined' },
  },
  'Honda Insight': {
    body: { hasDarkPillar: true },
    look: { lamp: 'slim', wheel: 'aero', finish: 'machined' },
  },
  'Toyota Mirai': {
    body: { roof: 'black', softness: 1.6 },
    look: { lamp: 'strip', bumper: 'intakes', wheel: 'turbine', finish: 'dark' },
  },
  'Chrysler 300': {
    body: { softness: 0.35, roof: 'plain' },
    look: { lamp: 'stack', grille: 'mesh', wheel: 'star', finish: 'bright', hasChrome: true },
  },
  'Toyota Avalon': {
    body: { hasPaintedPillar: true, kick: 40 },
    look: { lamp: 'hook', wheel: 'turbine', finish: 'bright' },
  },
  'Lincoln MKZ': { body: { softness: 1.8 }, look: { lamp: 'bar', wheel: 'mesh' } },
  'Cadillac CT4': {
    body: { softness: 0.5, kick: 30 },
    look: { bumper: 'intakes', wheel: 'six', finish: 'dark' },
  },
  'Cadillac CT5': {
    body: { roof: 'black', hasDarkPillar: true },
    look: { wheel: 'turbine', finish: 'machined' },
  },
  'BMW 3 Series': {
    body: { kick: 50 },
    look: { bumper: 'intakes', wheel: 'split', finish: 'machined', hasChrome: false },
  },
  'Mercedes-Benz C-Class': { look: { lamp: 'slim', wheel: 'mesh', finish: 'bright', bumper: 'intakes' } },
  'Audi A4': {
    body: { hasPaintedPillar: true },
    look: { lamp: 'block', wheel: 'twin', finish: 'bright', hasChrome: true },
  },
  'Lexus IS': { look: { lamp: 'hook', bumper: 'intakes', wheel: 'mesh', finish: 'dark' } },
  'Genesis G70': {
    body: { roof: 'plain', hasDarkPillar: true },
    look: { lamp: 'split', bumper: 'intakes', wheel: 'star', finish: 'dark', crease: 'haunch' },
  },
  'Alfa Romeo Giulia': {
    body: { softness: 1.8, hood: [130, 740] },
    look: { lamp: 'claw', wheel: 'disc', finish: 'dark', crease: 'haunch', hasChrome: false },
  },
  'INFINITI Q50': {
    body: { softness: 1.7, roof: 'black' },
    look: { lamp: 'wing', wheel: 'mesh', finish: 'bright', bumper: 'intakes', hasChrome: true },
  },
  'Acura TLX': {
    body: { hasDarkPillar: true },
    look: { lamp: 'pixel', bumper: 'intakes', wheel: 'turbine', finish: 'machined' },
  },
  'Volvo S60': {
    body: { hasPaintedPillar: true, roof: 'black' },
    look: { lamp: 'hammer', wheel: 'star', finish: 'machined', tailLamp: 'tall' },
  },
  'Audi A3': {
    body: { kick: 40 },
    look: { bumper: 'intakes', wheel: 'split', finish: 'dark', hasChrome: false },
  },
  'BMW 5 Series': {
    body: { softness: 0.8, hasDarkPillar: true },
    look: { lamp: 'slim', bumper: 'intakes', wheel: 'blade', finish: 'machined' },
  },
  'Mercedes-Benz E-Class': {
    body: { hasPaintedPillar: true, softness: 1.4 },
    look: { lamp: 'swept', wheel: 'multi', finish: 'bright', hasChrome: true },
  },
  'Audi A6': {
    body: { kick: 20, softness: 0.6 },
    look: { lamp: 'claw', bumper: 'intakes', wheel: 'split', finish: 'machined' },
  },
  'Genesis G80': {
    body: { softness: 1.7, roof: 'black' },
    look: { lamp: 'stack', wheel: 'blade', finish: 'bright', hasChrome: true },
  },
  'Jaguar XF': {
    body: { roof: 'black', softness: 1.3 },
    look: { grille: 'gate', lamp: 'hook', bumper: 'intakes', wheel: 'star', finish: 'dark' },
  },
  'Lexus ES': {
    body: { kick: 50 },
    look: { lamp: 'hook', wheel: 'multi', finish: 'bright', hasChrome: true },
  },
  'Lexus ES Hybrid': {
    body: { hasDarkPillar: true },
    look: { lamp: 'wing', bumper: 'intakes', wheel: 'turbine', finish: 'dark' },
  },
  'Mercedes-Benz S-Class': {
    body: { hasPaintedPillar: true },
    look: { lamp: 'block', wheel: 'disc', finish: 'bright', hasChrome: true },
  },
  'Dodge Charger': {
    body: { kick: 50, softness: 0.5 },
    look: { lamp: 'strip', hoodForm: 'scoop', wheel: 'six', finish: 'dark' },
  },
  'Kia Stinger': {
    body: { hasDarkPillar: true },
    look: { lamp: 'claw', bumper: 'intakes', hoodForm: 'dome', wheel: 'six', finish: 'dark' },
  },
  'Porsche Panamera': { look: { lamp: 'oval', wheel: 'split', finish: 'machined' } },
  'BMW 2 Series Gran Coupe': {
    body: { kick: 40, roof: 'black' },
    look: { lamp: 'hook', bumper: 'intakes', wheel: 'star', finish: 'dark' },
  },
  'Tesla Model 3': { body: { roof: 'black' } },
  'BMW i4': {
    body: { hasDarkPillar: true },
    look: { tailLamp: 'block', bumper: 'intakes', wheel: 'aero', finish: 'dark' },
  },
  'Hyundai Ioniq 6': { body: { roof: 'black' }, look: { bumper: 'plastic' } },
  'Mercedes-Benz EQE': { look: { bumper: 'band' } },
  'BMW i5': {
    body: { roof: 'plain' },
    look: { lamp: 'hook', wheel: 'aero', finish: 'dark' },
  },
  'Porsche Taycan': {
    body: { roof: 'black' },
    look: { lamp: 'tear', bumper: 'intakes', wheel: 'split', finish: 'machined' },
  },
  'Audi e-tron GT': { body: { roof: 'plain', hasDarkPillar: true } },
  'Tesla Model S': { look: { bumper: 'intakes' } },
};
