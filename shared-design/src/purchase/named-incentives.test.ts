import { expect, it } from 'vitest';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { namedIncentives } from './named-incentives.ts';

const cash = { id: 'cash', name: 'Customer cash', savingsCents: 1_000_00 };
const loyalty = { id: 'loyalty', name: 'Loyalty', savingsCents: 500_00 };
const price = (loweredCents: number, incentives?: readonly (typeof cash)[]) =>
  ({
    lines: [
      { code: 'vehicle-price', amountCents: 30_000_00 },
      { code: 'incentives', amountCents: -loweredCents },
    ],
    ...(incentives && { incentives }),
  }) as unknown as PriceBreakdown;

it.each([
  ['one that is the whole sum', price(1_000_00, [cash]), [cash]],
  ['two that add up to it', price(1_500_00, [cash, loyalty]), [cash, loyalty]],
  ['a sum that they do not explain', price(1_500_00, [cash]), []],
  ['a price of before they were named', price(1_000_00), []],
])('%s', (_, given, expected) => expect(namedIncentives(given)).toEqual(expected));
