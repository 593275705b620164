import type { ReactNode } from 'react';
import { chakra } from '@forecourt/shared-design';
import {
  formatCount,
  formatPercent,
  formatRoundedCurrency as format,
} from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { OrderMoney, PaymentStanding } from '../domain/order-money.ts';

const Root = chakra('p', {
  base: {
    margin: '0',
    '& strong': { textStyle: 'subheading', whiteSpace: 'nowrap' },
    '& strong.fc-words': { fontSize: 'md', whiteSpace: 'normal' },
    '& span': { display: 'block', textWrapStyle: 'pretty' },
    '& span, & small': { textStyle: 'small', color: 'inkMuted' },
    '& small': { whiteSpace: 'nowrap' },
  },
});

/** What an order costs, in whole dollars, as orders are compared here: its monthly payment with the terms, or its total. */
export function OrderPayment({ money }: { readonly money: OrderMoney }) {
  const { t } = useTranslation('account');
  switch (money.kind) {
    case 'total':
      return (
        <Root>
          <strong>{format(money.totalCents)}</strong>
          <span>{t('orders.money.total')}</span>
        </Root>
      );
    case 'unset':
      return (
        <Root>
          <strong className="fc-words">{t('orders.money.unset')}</strong>
          <span>{t('orders.money.together', { total: format(money.totalCents) })}</span>
        </Root>
      );
    case 'loan':
      return (
        <Payment money={money}>
          <span>
            {t('orders.money.loan', {
              down: format(money.downPaymentCents),
              term: money.termMonths,
              apr: formatPercent(money.aprPercent),
            })}
          </span>
          <span>{t('orders.money.together', { total: format(money.totalCents) })}</span>
        </Payment>
      );
    case 'lease':
      return (
        <Payment money={money}>
          <span>
            {t('orders.money.lease', {
              count: money.termMonths,
              miles: formatCount(money.annualMiles),
            })}
          </span>
          <span>
            {t(money.depositCents > 0 ? 'orders.money.leaseDeposit' : 'orders.money.leaseDue', {
              due: format(money.dueAtSigningCents),
              deposit: format(money.depositCents),
            })}
          </span>
        </Payment>
      );
  }
}

interface PaymentProps {
  readonly money: Extract<OrderMoney, { readonly standing: PaymentStanding }>;
  readonly children: ReactNode;
}

/** A monthly payment, with whose it is unless it is agreed, and its terms below. */
function Payment({ money: { standing, monthlyPaymentCents }, children }: PaymentProps) {
  const { t } = useTranslation('account');
  return (
    <Root>
      {(standing === 'asked' || standing === 'offered') && <span>{t(`orders.money.${standing}`)}</span>}
      <strong>{t('orders.money.monthly', { amount: format(monthlyPaymentCents) })}</strong>
      {standing === 'estimate' && (
        <>
          {' '}
          <small>{t('orders.money.estimate')}</small>
        </>
      )}
      {children}
    </Root>
  );
}
