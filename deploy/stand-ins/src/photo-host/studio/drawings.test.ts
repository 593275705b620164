import { expect, it } from 'vitest';
import { panelSeams } from './drawings.ts';

it('gaps of doors and hood are drawn, and no curve that ends in the middle of a panel', () => {
  const door = 'M10 20C1 2 3 4 5 6H40L50 10';
  const hood = 'M5 9Q10 8 20 12';
  const flap = 'M60 20h9q3 0 3 3v7';
  expect(panelSeams(`${door}${hood}M2 30Q4 28 9 26${flap}`)).toBe(`${door}${hood}${flap}`);
});
