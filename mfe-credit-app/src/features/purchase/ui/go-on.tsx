import { chakra, LinkButton, Money } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { fixedPath } from '../../../domain/purchase-paths.ts';
import { routePaths } from '../../../domain/route-paths.ts';
import { NextBar } from './next-bar.tsx';
import { NextWays } from './next-ways.tsx';

/**
 * Payment and total are beside the action where there is room for both, otherwise in a row above it, so that its words stay on one line; in
 * two columns they are in view.
 */
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    '& > a': { flex: '1 0 auto', maxWidth: 'full', paddingInline: '3' },
    '& > div': { display: { base: 'flex', md: 'none' }, alignItems: 'baseline' },
    '& > div > [data-line]:first-of-type .fc-whole': { flexBasis: 'auto' },
  },
});

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
        <Row>
          {money}
          <LinkButton href={fixedPath(hasHandOver ? 'overview' : 'details') ?? routePaths.cart} size="lg">
            {t(hasHandOver ? 'finance.goOnOverview' : 'finance.goOn')}
          </LinkButton>
        </Row>
      </NextBar>
    </NextWays>
  );
}
