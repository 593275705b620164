import { LinkButton, Money } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { fixedPath } from '../../../domain/purchase-paths.ts';
import { routePaths } from '../../../domain/route-paths.ts';
import { BarRow } from './bar-row.tsx';
import { NextBar } from './next-bar.tsx';
import { NextWays } from './next-ways.tsx';

/**
 * Continues from the cart of a loan or a lease to the open choices. If pickup or delivery is chosen already, it is not asked again. Who
 * would rather pay cash has the switch of the cart.
 */
export function GoOn({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation('creditApp');
  const hasHandOver = cart.handOver !== undefined;
  const { finance, lease, totalCents } = cart.price;
  const amountCents = (lease ?? finance)?.monthlyPaymentCents;
  const unit = lease
    ? 'lease.perMonth'
    : cart.isRatePersonal
      ? 'finance.perMonthPersonal'
      : 'finance.perMonth';
  const money = amountCents !== undefined && (
    <Money
      payment={{ amountCents, unit: t(unit) }}
      price={lease ? undefined : { priceCents: totalCents, unit: t('finance.total') }}
      size="bar"
    />
  );
  return (
    <NextWays>
      <NextBar>
        <BarRow>
          {money}
          <LinkButton href={fixedPath(hasHandOver ? 'overview' : 'details') ?? routePaths.cart} size="lg">
            {t(hasHandOver ? 'finance.goOnOverview' : 'finance.goOn')}
          </LinkButton>
        </BarRow>
      </NextBar>
    </NextWays>
  );
}
