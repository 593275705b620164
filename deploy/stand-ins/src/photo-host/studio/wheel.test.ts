import { expect, it } from 'vitest';
import { tireSurface } from './wheel.ts';

const brightness = (share: number, turn: number): number => tireSurface(share, turn).color[1];
const turns = Array.from({ length: 144 }, (_, at) => (at / 144) * 2 * Math.PI - Math.PI);

it('the edge of the tread catches more light than the side of a tire', () => {
  const edge = Math.max(...turns.map((turn) => brightness(0.95, turn)));
  expect(edge).toBeGreaterThan(1.5 * brightness(0.4, 0));
});

it('grooves are only in the tread, evenly around it', () => {
  const isGroove = turns.map((turn) => brightness(0.95, turn) < brightness(0.4, turn));
  const share = isGroove.filter(Boolean).length / turns.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.55);
  expect(new Set(turns.map((turn) => brightness(0.4, turn))).size).toBe(1);
});
