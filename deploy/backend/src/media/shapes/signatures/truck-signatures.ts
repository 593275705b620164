import type { ModelChange } from '../model-change.ts';

/** What pickups, minivans and vans are known by. */
export const truckSignatures: Readonly<Record<string, ModelChange>> = {
  'Ford F-150 PowerBoost': {
    body: { arch: 'square', cladding: 'arches' },
    look: { lamp: 'bracket', hoodForm: 'dome', wheel: 'turbine' },
  },
  'Ford F-150 until 2020': {
    body: { softness: 0.7, cladding: 'none' },
    look: { lamp: 'bracket', wheel: 'truck', finish: 'bright', crease: 'low', hoodForm: 'dome' },
  },
  'Chevrolet Silverado 1500': { look: { hoodForm: 'dome' } },
  'Chevrolet Silverado 1500 until 2018': {
    body: { arch: 'square' },
    look: { lamp: 'stack', wheel: 'six', finish: 'bright' },
  },
  'GMC Sierra 1500': { look: { wheel: 'mesh', finish: 'bright' } },
  'Ram 1500': { look: { hoodForm: 'dome', wheel: 'twin', finish: 'bright' } },
  'Ram 1500 until 2024': {
    body: { softness: 0.9, roof: 'black' },
    look: { lamp: 'swept', wheel: 'split', finish: 'machined', hoodForm: 'dome' },
  },
  'Ram 1500 Classic': {
    body: { roof: 'plain', softness: 0.7 },
    look: { lamp: 'block', grille: 'crosshair', wheel: 'steel', finish: 'bright' },
  },
  'Toyota Tundra': {
    body: { arch: 'square', cladding: 'arches', roof: 'plain' },
    look: { lamp: 'strip', wheel: 'star', finish: 'dark' },
  },
  'Toyota Tundra until 2021': {
    body: { softness: 0.8 },
    look: { lamp: 'block', grille: 'frame', wheel: 'twin' },
  },
  'Nissan Titan': {
    body: { cladding: 'arches', roof: 'black' },
    look: { lamp: 'bracket', wheel: 'six', finish: 'dark' },
  },
  'Toyota Tacoma': {
    body: { cladding: 'arches', roof: 'plain' },
    look: { lamp: 'bracket', wheel: 'beadlock', finish: 'dark' },
  },
  'Toyota Tacoma until 2023': {
    body: { softness: 0.7, roof: 'plain', cladding: 'none' },
    look: { lamp: 'swept', grille: 'trapeze', wheel: 'star', finish: 'bright' },
  },
  'Chevrolet Colorado': { look: { wheel: 'split', finish: 'dark' } },
  'Chevrolet Colorado until 2022': {
    body: { arch: 'round', softness: 0.5 },
    look: { lamp: 'swept', wheel: 'twin', finish: 'bright' },
  },
  'Ford Ranger': {
    body: { cladding: 'arches', arch: 'square', roof: 'black' },
    look: { lamp: 'stack', wheel: 'split', finish: 'dark', crease: 'stepped' },
  },
  'Ford Ranger until 2023': {
    body: { softness: 0.8, cladding: 'none' },
    look: { lamp: 'swept', wheel: 'split', finish: 'bright', crease: 'wave' },
  },
  'Nissan Frontier': { look: { lamp: 'stack', wheel: 'six', finish: 'machined' } },
  'Ford Maverick': { look: { lamp: 'bracket', wheel: 'twin', finish: 'bright' } },
  'Ford Maverick Hybrid': {
    body: { cladding: 'none' },
    look: { lamp: 'strip', wheel: 'disc', finish: 'bright' },
  },
  'Honda Ridgeline': {
    body: { cladding: 'arches', kick: 60 },
    look: { grille: 'tall', lamp: 'bracket', wheel: 'star', finish: 'dark' },
  },
  'Hyundai Santa Cruz': {
    body: { cladding: 'wide', arch: 'square', kick: 90 },
    look: { lamp: 'claw', grille: 'cascade', wheel: 'blade', finish: 'machined' },
  },
  'Rivian R1T': { look: { lamp: 'stadium', bumper: 'plastic' } },
  'Ford F-150 Lightning': { look: { bumper: 'band', wheel: 'aero', finish: 'machined' } },
  'Chevrolet Silverado EV': { look: { bumper: 'band', wheel: 'aero', finish: 'machined' } },
  'GMC Sierra EV': {
    body: { cladding: 'arches' },
    look: { bumper: 'band', lamp: 'bracket', wheel: 'turbine', finish: 'machined' },
  },
  'Ford Super Duty F-250': {
    body: { arch: 'square', cladding: 'none' },
    look: { lamp: 'stack', wheel: 'mesh', finish: 'bright', crease: 'low', tailLamp: 'tall' },
  },
  'Chevrolet Silverado 2500HD': {
    body: { cladding: 'none' },
    look: { lamp: 'pillar', hoodForm: 'scoop', wheel: 'six', finish: 'bright', grille: 'bold' },
  },
  'Ram 2500': { body: { cladding: 'arches' }, look: { lamp: 'swept', hoodForm: 'dome', wheel: 'twin' } },
  'Toyota Sienna': {
    body: { kick: 110, roof: 'dark-rails', cladding: 'none' },
    look: { lamp: 'strip', grille: 'trapeze', wheel: 'turbine', finish: 'dark', bumper: 'intakes' },
  },
  'Toyota Sienna until 2020': {
    body: { roof: 'rails', kick: 40 },
    look: { lamp: 'swept', wheel: 'twin', finish: 'bright' },
  },
  'Honda Odyssey': {
    body: { roof: 'plain' },
    look: { lamp: 'slim', grille: 'tall', wheel: 'star', finish: 'machined', hasChrome: true },
  },
  'Chrysler Pacifica': {
    body: { roof: 'rails', softness: 1.9 },
    look: { lamp: 'swept', grille: 'waterfall', wheel: 'multi', finish: 'bright', hasChrome: true },
  },
  'Chrysler Pacifica Hybrid': {
    body: { roof: 'black', softness: 1.9, hasDarkPillar: true },
    look: { lamp: 'slim', wheel: 'disc', finish: 'dark', hasChrome: false },
  },
  'Chrysler Voyager': {
    body: { softness: 1.1, roof: 'plain', cladding: 'arches' },
    look: { lamp: 'hook', wheel: 'split', finish: 'bright', nose: 0 },
  },
  'Dodge Grand Caravan': {
    body: { softness: 0.5, roof: 'dark-rails' },
    look: { lamp: 'block', wheel: 'star', finish: 'bright' },
  },
  'Kia Sedona': {
    body: { softness: 1.1, roof: 'plain' },
    look: { lamp: 'claw', wheel: 'twin', finish: 'machined' },
  },
  'Kia Carnival': {
    body: { roof: 'rails', cladding: 'arches', softness: 0.4 },
    look: { lamp: 'pillar', bumper: 'skid', wheel: 'six', finish: 'machined' },
  },
  'Ford E-Transit': { look: { lamp: 'bar', wheel: 'disc', finish: 'dark' } },
  'Ford Super Duty F-350 Chassis Cab': {
    body: { arch: 'square', softness: 0.25 },
    look: { lamp: 'bracket' },
  },
  'Ram 3500 Chassis Cab': {
    body: { cladding: 'none', softness: 1 },
    look: { lamp: 'swept', wheel: 'truck', crease: 'wave' },
  },
  'Ford E-350 Cutaway': {
    body: { cladding: 'arches', arch: 'square', softness: 0.3 },
    look: { lamp: 'stack', crease: 'low' },
  },
  'GMC Savana Cargo Van': { look: { lamp: 'block', wheel: 'six', finish: 'bright' } },
  'Ford Transit Cargo Van': { body: { cladding: 'arches' }, look: { lamp: 'stack', crease: 'low' } },
  'Ram ProMaster Cargo Van': {
    body: { softness: 0.2, cladding: 'arches' },
    look: { lamp: 'bracket', crease: 'straight' },
  },
};
