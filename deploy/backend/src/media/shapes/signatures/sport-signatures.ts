import type { ModelChange } from '../model-change.ts';

/** What hatchbacks, wagons, coupes and convertibles are known by. */
export const sportSignatures: Readonly<Record<string, ModelChange>> = {
  'Volkswagen Golf GTI': {
    body: { kick: 0, cladding: 'none' },
    look: { grille: 'rail', lamp: 'strip', wheel: 'twin', finish: 'machined' },
  },
  'Volkswagen Golf R': {
    body: { roof: 'black', cladding: 'none' },
    look: { lamp: 'bar', bumper: 'intakes', wheel: 'multi', finish: 'dark' },
  },
  'Toyota GR Corolla': {
    body: { roof: 'black', cladding: 'arches', arch: 'square' },
    look: { hoodForm: 'scoop', bumper: 'intakes', lamp: 'hook', wheel: 'mesh' },
  },
  'Volkswagen Golf': { look: { lamp: 'bar', wheel: 'twin', hasChrome: true } },
  'Subaru Impreza': { look: { lamp: 'bracket', bumper: 'intakes', wheel: 'split' } },
  'Toyota Corolla Hatchback': { look: { bumper: 'intakes', wheel: 'star', finish: 'machined' } },
  'Honda Civic Type R': {
    body: { cladding: 'arches' },
    look: { hoodForm: 'scoop', bumper: 'intakes', wheel: 'multi' },
  },
  'Honda Civic Hatchback': {
    body: { roof: 'plain', kick: 30 },
    look: { bumper: 'plastic', wheel: 'star', finish: 'machined' },
  },
  'Acura Integra': {
    body: { roof: 'black' },
    look: { bumper: 'intakes', wheel: 'star', finish: 'bright', lamp: 'pixel' },
  },
  'Chevrolet Spark': { body: { roof: 'black', kick: 60 }, look: { lamp: 'split', wheel: 'star' } },
  'Mitsubishi Mirage': { look: { lamp: 'block', wheel: 'twin' } },
  'Chevrolet Bolt EV': { look: { lamp: 'strip', wheel: 'turbine', finish: 'machined' } },
  'Polestar Polestar 2': { body: { hasDarkPillar: true }, look: { lamp: 'hammer', bumper: 'plastic' } },
  'Toyota Prius': {
    body: { roof: 'plain', hasDarkPillar: true },
    look: { lamp: 'bracket', wheel: 'disc', finish: 'dark' },
  },
  'Toyota Prius Plug-in Hybrid': { look: { lamp: 'hook', bumper: 'intakes', wheel: 'multi' } },
  'MINI Cooper SE': { body: { roof: 'black' }, look: { wheel: 'disc', finish: 'bright' } },
  'Audi A5 Sportback': {
    body: { roof: 'plain' },
    look: { lamp: 'claw', bumper: 'intakes', wheel: 'split', finish: 'machined' },
  },
  'Volkswagen Arteon': {
    body: { hasDarkPillar: true },
    look: { lamp: 'strip', wheel: 'blade', finish: 'bright', hasChrome: true },
  },
  'Audi A4 allroad': {
    body: { cladding: 'wide', roof: 'rails' },
    look: { lamp: 'claw', bumper: 'skid', wheel: 'split' },
  },
  'Volvo V60 Cross Country': {
    body: { cladding: 'arches', roof: 'dark-rails', hasPaintedPillar: true },
    look: { lamp: 'hammer', tailLamp: 'tall', wheel: 'star', finish: 'machined' },
  },
  'Volvo V90 Cross Country': {
    body: { cladding: 'arches', roof: 'black' },
    look: { lamp: 'hammer', tailLamp: 'tall', wheel: 'twin' },
  },
  'Subaru Outback': {
    body: { cladding: 'wide' },
    look: { lamp: 'bracket', bumper: 'plastic', wheel: 'star', finish: 'dark' },
  },
  'Mercedes-Benz E-Class Wagon': {
    body: { roof: 'rails', hasPaintedPillar: true },
    look: { lamp: 'swept', wheel: 'multi', hasChrome: true },
  },
  'Buick Regal TourX': {
    body: { cladding: 'arches', kick: 60, roof: 'dark-rails' },
    look: { lamp: 'wing', wheel: 'turbine' },
  },
  'Volkswagen Golf SportWagen': { body: { hasPaintedPillar: true }, look: { lamp: 'block', wheel: 'twin' } },
  'BMW 4 Series': { look: { bumper: 'intakes', wheel: 'split', finish: 'machined' } },
  'Lexus RC': {
    body: { kick: 60, roof: 'spoiler' },
    look: { lamp: 'claw', bumper: 'intakes', wheel: 'mesh', finish: 'dark' },
  },
  'Mercedes-Benz CLE': {
    body: { roof: 'black' },
    look: { lamp: 'swept', wheel: 'multi', finish: 'bright', hasChrome: true },
  },
  'Nissan Z': { body: { roof: 'black' }, look: { lamp: 'bracket', wheel: 'split', finish: 'bright' } },
  'Subaru BRZ': { look: { lamp: 'bracket', grille: 'low', wheel: 'multi', finish: 'dark' } },
  'Toyota GR86': {
    body: { roof: 'spoiler' },
    look: { lamp: 'hook', bumper: 'intakes', wheel: 'six', finish: 'machined' },
  },
  'Ford Mustang': { look: { hoodForm: 'dome', lamp: 'split', wheel: 'split', finish: 'dark' } },
  'Ford Mustang until 2023': {
    body: { roof: 'black' },
    look: { lamp: 'swept', wheel: 'star', finish: 'bright' },
  },
  'Ford Mustang Convertible': { look: { hoodForm: 'dome', wheel: 'star', finish: 'bright' } },
  'Chevrolet Camaro': {
    body: { roof: 'black' },
    look: { hoodForm: 'scoop', lamp: 'slim', bumper: 'intakes', wheel: 'six', finish: 'dark' },
  },
  'Chevrolet Camaro Convertible': { look: { lamp: 'slim', bumper: 'intakes' } },
  'Dodge Challenger': { look: { hoodForm: 'scoop', lamp: 'bar', wheel: 'multi', finish: 'dark' } },
  'Dodge Charger Daytona': { look: { bumper: 'band' } },
  'Chevrolet Corvette E-Ray': {
    body: { roof: 'black' },
    look: { lamp: 'wing', bumper: 'intakes', wheel: 'star', finish: 'bright' },
  },
  'BMW 2 Series': {
    body: { roof: 'black' },
    look: { bumper: 'intakes', wheel: 'star', finish: 'dark', lamp: 'bracket' },
  },
  'Jaguar F-Type': { look: { hoodForm: 'dome', lamp: 'slim', wheel: 'blade', finish: 'bright' } },
  'Toyota GR Supra': { look: { hoodForm: 'dome', grille: 'low', lamp: 'wing', wheel: 'multi' } },
  'Porsche 718 Boxster': { look: { lamp: 'oval', wheel: 'split', finish: 'bright' } },
  'Porsche 718 Cayman': { look: { lamp: 'oval', wheel: 'split', finish: 'machined' } },
  'Mazda MX-5 Miata': { look: { lamp: 'slim', wheel: 'multi', finish: 'dark' } },
  'FIAT 124 Spider': {
    look: { lamp: 'oval', grille: 'bars', hoodForm: 'dome', wheel: 'star', finish: 'bright' },
  },
};
