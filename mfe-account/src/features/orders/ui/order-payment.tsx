import { chakra } from '@forecourt/shared-design';
import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import {
  formatCount,
  formatPercent,
  formatRoundedCurrency as format,
} from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { orderMoney } from '../domain/order-money.ts';

const Root = chakra('p', {
  base: {
    margin: '0',
    '& strong': { textStyle: 'subheading', whiteSpace: 'nowrap' },
    '& span': { display: 'block', textStyle: 'small', color: 'inkMuted', textWrap: 'pretty' },
  },
});

/** What an order costs, in whole dollars, as orders are compared here: its monthly payment with the terms, or its total. */
export function OrderPayment({ order }: { order: ListedOrder }) {
  const { t } = useTranslation('account');
  const money = orderMoney(order);
  switch (money.kind) {
    case 'total':
      return (
        <Root>
          <strong>{format(money.totalCents)}</strong>
          <span>{t('orders.money.total')}</span>
        </Root>
      );
    case 'loan':
      return (
        <Root>
          <strong>
            {t(money.isEstimate ? 'orders.money.estimate' : 'orders.money.monthly', {
              amount: format(money.monthlyPaymentCents),
            })}
          </strong>
          <span>
            {t('orders.money.loan', {
              down: format(money.downPaymentCents),
              term: money.termMonths,
              apr: formatPercent(money.aprPercent),
            })}
          </span>
          <span>{t('orders.money.together', { total: format(money.totalCents) })}</span>
        </Root>
      );
    case 'lease':
      return (
        <Root>
          <strong>
            {t(money.isEstimate ? 'orders.money.estimate' : 'orders.money.monthly', {
              amount: format(money.monthlyPaymentCents),
            })}
          </strong>
          <span>
            {t('orders.money.lease', {
              count: money.termMonths,
              miles: formatCount(money.annualMiles),
            })}
          </span>
          <span>{t('orders.money.leaseDue', { due: format(money.dueAtSigningCents) })}</span>
          <span>{t('orders.money.leaseDeposit', { deposit: format(money.depositCents) })}</span>
        </Root>
      );
  }
}
