import { expect, it } from 'vitest';
import { chosenTotalCents } from './chosen-total.ts';

type Chosen = Parameters<typeof chosenTotalCents>[0];
const level = (priceCents: number | null) => ({ level: { priceCents } });

it.each([
  ['nothing is chosen', [], 0],
  ['two levels', [level(1_200_00), level(899_50)], 2_099_50],
  ['one has no price', [level(1_200_00), level(null)], 1_200_00],
])('%s', (_row, chosen, totalCents) =>
  expect(chosenTotalCents({ chosen } as unknown as Chosen)).toBe(totalCents),
);
