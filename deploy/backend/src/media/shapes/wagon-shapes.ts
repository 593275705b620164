import { resized } from './resized.ts';
import { sedan } from './sedan-shapes.ts';
import type { ShapeSpec } from './shape-spec.ts';

/** Wagons, low and raised. */
export const wagonShapes = {
  'sport-wagon': resized(sedan, [4850, 1460], {
    bodyStyle: 'wagon',
    roofEnd: [4140, 1440],
    glassFoot: [4640, 1100],
    deck: [4790, 1000],
    glassEnd: [4000, 4400],
    roof: 'rails',
  }),
  'raised-wagon': resized(sedan, [4870, 1600], {
    bodyStyle: 'wagon',
    roofEnd: [4220, 1580],
    glassFoot: [4660, 1180],
    deck: [4810, 1060],
    glassEnd: [4080, 4440],
    roof: 'rails',
    tire: 740,
    sill: 270,
    cladding: 'arches',
    hood: [60, 880],
  }),
  'compact-wagon': resized(sedan, [4290, 1450], {
    bodyStyle: 'wagon',
    style: 'retro',
    frontAxle: 790,
    wheelbase: 2670,
    hood: [60, 850],
    cowl: [1360, 1030],
    header: [1840, 1425],
    roofEnd: [3860, 1410],
    glassFoot: [4150, 1040],
    deck: [4230, 960],
    glassEnd: [3700, 3960],
    roof: 'floating',
    tire: 640,
  }),
} satisfies Record<string, ShapeSpec>;
