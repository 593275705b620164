import type { ModelChange } from './model-change.ts';

const wrangler = {
  size: [4250, 1875],
  axle: [730, 2560],
  body: {
    width: 1880,
    hood: [20, 1175],
    cowl: [1480, 1230],
    header: [1610, 1800],
    roofEnd: [3950, 1835],
    glassFoot: [4000, 1240],
    deck: [4030, 1160],
    belt: [1200, 1200],
    glassEnd: [3810, 3830],
    softness: 0.05,
    peak: 0.6,
    tire: 845,
    rim: 0.53,
    sill: 480,
    roof: 'black',
    cladding: 'arches',
    arch: 'square',
  },
  look: {
    crease: 'straight',
    lamp: 'round',
    tailLamp: 'block',
    nose: 0,
    grille: 'slots',
    wheel: 'beadlock',
    finish: 'dark',
  },
} satisfies ModelChange;

/** Off-road vehicles whose outline is their own, in millimeters. */
export const ownOffRoadBodies: Readonly<Record<string, ModelChange>> = {
  'Jeep Wrangler': wrangler,
  'Jeep Wrangler 4xe': {
    ...wrangler,
    body: { ...wrangler.body, roof: 'floating' },
    look: { ...wrangler.look, wheel: 'six', finish: 'machined' },
  },
  'Jeep Gladiator': {
    body: { arch: 'square', softness: 0.08, hood: [20, 1170], header: [1730, 1820], roof: 'black' },
    look: { crease: 'straight', lamp: 'round', nose: 0, grille: 'slots', wheel: 'beadlock' },
  },
  'Ford Bronco': {
    body: { arch: 'square', softness: 0.15, header: [1840, 1820] },
    look: { crease: 'straight', lamp: 'round', tailLamp: 'block', nose: 1, wheel: 'beadlock' },
  },
};
