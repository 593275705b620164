import type { ModelChange } from './model-change.ts';

/** What sets pickups, large sport utility vehicles and minivans apart from others of their shape. */
export const truckChanges: Readonly<Record<string, ModelChange>> = {
  'Ford F-150': {
    size: [5890, 1960],
    axle: [950, 3690],
    shift: { hood: [0, 30] },
    body: { softness: 0.4 },
    look: { crease: 'straight', lamp: 'claw', nose: 1, wheel: 'six' },
  },
  'Ford F-150 PowerBoost': {
    size: [5890, 1960],
    axle: [950, 3690],
    shift: { hood: [0, 30] },
    body: { roof: 'black' },
    look: { crease: 'straight', lamp: 'claw', nose: 2, wheel: 'truck', finish: 'dark' },
  },
  'Chevrolet Silverado 1500': {
    size: [5885, 1920],
    axle: [970, 3745],
    shift: { belt: [0, 20] },
    body: { arch: 'square' },
    look: { crease: 'double', lamp: 'split', nose: 0, wheel: 'split' },
  },
  'GMC Sierra 1500': {
    size: [5890, 1920],
    axle: [970, 3745],
    shift: { hood: [-10, 40] },
    body: { arch: 'square', cladding: 'none' },
    look: { crease: 'shoulder', lamp: 'pillar', nose: 2, wheel: 'truck', hasChrome: true },
  },
  'Ram 1500': {
    size: [5916, 1970],
    axle: [940, 3672],
    shift: { hood: [40, 20], cowl: [-60, 0] },
    body: { softness: 1, cladding: 'none' },
    look: { crease: 'wave', lamp: 'swept', nose: 1, wheel: 'twin' },
  },
  'Toyota Tundra': {
    size: [5935, 1980],
    axle: [990, 3700],
    shift: { hood: [0, 50] },
    body: { softness: 0.35, kick: 60 },
    look: { crease: 'wedge', lamp: 'hook', nose: 2, grille: 'tall', wheel: 'six', finish: 'dark' },
  },
  'Nissan Titan': {
    size: [5790, 1940],
    body: { arch: 'square' },
    look: { crease: 'haunch', lamp: 'block', nose: 0 },
  },
  'Toyota Tacoma': {
    size: [5410, 1890],
    axle: [920, 3350],
    shift: { hood: [-20, 50] },
    body: { arch: 'square', softness: 0.4 },
    look: { crease: 'stepped', lamp: 'hook', nose: 2, grille: 'tall', wheel: 'six', finish: 'dark' },
  },
  'Chevrolet Colorado': {
    size: [5410, 1920],
    axle: [930, 3337],
    body: { arch: 'square', roof: 'black', softness: 0.5 },
    look: { crease: 'double', lamp: 'split', nose: 1 },
  },
  'Ford Ranger': {
    size: [5350, 1880],
    axle: [900, 3270],
    body: { softness: 0.6 },
    look: { crease: 'straight', lamp: 'hook', nose: 1, wheel: 'split' },
  },
  'GMC Canyon': {
    size: [5415, 1990],
    axle: [930, 3337],
    shift: { hood: [-30, 80], belt: [40, 50] },
    body: { arch: 'square', tire: 840, sill: 430 },
    look: { crease: 'shoulder', lamp: 'pillar', nose: 0, wheel: 'beadlock' },
  },
  'Nissan Frontier': {
    size: [5340, 1850],
    shift: { hood: [-30, 30] },
    body: { softness: 0.35, cladding: 'none' },
    look: { crease: 'low', lamp: 'block', nose: 0 },
  },
  'Ford Maverick': {
    size: [5075, 1745],
    body: { softness: 0.45, arch: 'square' },
    look: { crease: 'straight', lamp: 'hook', nose: 1 },
  },
  'Ford Maverick Hybrid': {
    size: [5075, 1745],
    body: { softness: 0.45, arch: 'square', roof: 'black' },
    look: { crease: 'straight', lamp: 'hook', nose: 4, wheel: 'turbine' },
  },
  'Honda Ridgeline': {
    size: [5335, 1795],
    axle: [930, 3180],
    body: { softness: 0.8 },
    look: { crease: 'shoulder', lamp: 'slim', nose: 0 },
  },
  'Chevrolet Tahoe': {
    body: { arch: 'square' },
    look: { crease: 'double', lamp: 'split', nose: 0 },
  },
  'GMC Yukon': {
    shift: { hood: [0, 40] },
    body: { arch: 'square' },
    look: { crease: 'shoulder', lamp: 'pillar', nose: 2 },
  },
  'Ford Expedition': {
    size: [5335, 1940],
    look: { crease: 'straight', lamp: 'hook', nose: 1 },
  },
  'Toyota Sienna': {
    size: [5175, 1740],
    body: { kick: 60, softness: 0.9 },
    look: { crease: 'haunch', lamp: 'swept', nose: 1 },
  },
  'Honda Odyssey': {
    size: [5235, 1765],
    body: { hasDarkPillar: true, softness: 1.2, kick: 70 },
    look: { crease: 'stepped', lamp: 'slim', nose: 0 },
  },
  'Chrysler Pacifica': {
    size: [5176, 1775],
    body: { softness: 1.5 },
    look: { crease: 'wave', lamp: 'wing', nose: 4 },
  },
  'Chevrolet Silverado EV': {
    look: { crease: 'low', lamp: 'bar' },
  },
  'GMC Sierra EV': {
    size: [5910, 2000],
    shift: { hood: [-60, 60], cowl: [160, 0] },
    body: { arch: 'square' },
    look: { crease: 'double', lamp: 'bracket' },
  },
};
