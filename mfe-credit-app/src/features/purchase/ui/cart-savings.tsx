import { chakra, IncentiveList } from '@forecourt/shared-design';
import type { Incentive } from '@forecourt/shared-contracts/inventory';
import { chooseIncentives } from '@forecourt/shared-contracts/pricing';

const Root = chakra('div', { base: { marginTop: '4', '&:empty': { display: 'none' } } });

/**
 * Incentives that cannot be combined with those in a cart's price (PRICE-64), which are lines of it: listed again, they would read as a second
 * reduction. Empty if there are none.
 */
export function CartSavings({ incentives }: { readonly incentives: readonly Incentive[] }) {
  return (
    <Root>
      <IncentiveList choice={{ ...chooseIncentives(incentives), applied: [] }} />
    </Root>
  );
}
