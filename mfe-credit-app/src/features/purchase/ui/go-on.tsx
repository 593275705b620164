import { Button, LinkButton } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { fixedPath } from '../../../domain/purchase-paths.ts';
import { routePaths } from '../../../domain/route-paths.ts';
import { NextBar } from './next-bar.tsx';
import { NextWays } from './next-ways.tsx';

interface GoOnProps {
  readonly cart: Cart;
  readonly onSwitchToCash: () => void;
}

/**
 * Continues from the cart of a loan or a lease to the open choices, or to a cash order. If pickup or delivery is chosen already, it is not
 * asked again.
 */
export function GoOn({ cart, onSwitchToCash }: GoOnProps) {
  const { t } = useTranslation('creditApp');
  const hasHandOver = cart.handOver !== undefined;
  return (
    <NextWays>
      <NextBar>
        <LinkButton href={fixedPath(hasHandOver ? 'overview' : 'details') ?? routePaths.cart} size="lg">
          {t(hasHandOver ? 'finance.goOnOverview' : 'finance.goOn')}
        </LinkButton>
      </NextBar>
      <Button variant="secondary" onClick={onSwitchToCash}>
        {t('finance.toCash')}
      </Button>
    </NextWays>
  );
}
