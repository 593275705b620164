import { expect, it } from 'vitest';
import { wallInLight, wallShare } from './wall.ts';

it('the wall is calm above, and the floor in front of the vehicle is brightest', () => {
  const middle = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98].map((y) => wallShare(0.5, y));
  expect(middle).toEqual(middle.toSorted((a, b) => a - b));
  expect(wallShare(0, 0.3)).toBeLessThan(wallShare(0.5, 0.3));
  expect(wallShare(0.1, 0.3)).toBeCloseTo(wallShare(0.9, 0.3));
});

it('a backdrop is darker in that light, so that white paint has an edge, and keeps its size', () => {
  const place = Buffer.alloc(16 * 12 * 3, 240);
  const lit = wallInLight(place, 16);
  expect(lit).toHaveLength(place.length);
  expect(Math.max(...lit)).toBeLessThan(240);
  expect(Math.min(...lit)).toBeGreaterThan(170);
});
