import { chakra, IncentiveList } from '@forecourt/shared-design';
import type { Incentive } from '@forecourt/shared-contracts/inventory';
import { chooseIncentives } from '@forecourt/shared-contracts/pricing';

const Root = chakra('div', { base: { marginTop: '4' } });

/** The incentives in a cart's price, and those that cannot be combined with them. */
export function CartSavings({ incentives }: { readonly incentives: readonly Incentive[] }) {
  return (
    <Root>
      <IncentiveList choice={chooseIncentives(incentives)} />
    </Root>
  );
}
