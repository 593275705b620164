import { PriceLines } from '@forecourt/shared-design';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useTracker } from '../../tracker/index.ts';

/** What is due and how it is calculated: deposit, rest of the down payment, less payments received (PRICE-42). */
export function AmountDue({ plan }: Pick<PaymentState, 'plan'>) {
  const { t } = useTranslation('checkout');
  const isCash = useTracker().data.order.deal.type === 'Cash';
  const deposit = {
    id: 'deposit',
    label: t('payment.due.deposit'),
    note: t('payment.due.depositNote'),
    amountCents: plan.depositCents,
  };
  const paid = {
    id: 'paid',
    label: t('payment.due.paid'),
    amountCents: -plan.paidCents,
    kind: 'credit' as const,
  };
  const dueNow = {
    id: 'due-now',
    label: t('payment.due.dueNow'),
    amountCents: plan.dueNowRestCents,
    kind: 'total' as const,
  };
  const paidLines = plan.paidCents > 0 ? [paid] : [];
  const lines = isCash
    ? [
        { id: 'total', label: t('payment.due.total'), amountCents: plan.owedCents },
        ...paidLines,
        ...(plan.dueNowRestCents > 0
          ? [
              { ...deposit, amountCents: -plan.dueNowRestCents, kind: 'credit' as const },
              {
                id: 'balance',
                label: t('payment.due.balance'),
                amountCents: plan.owedRestCents - plan.dueNowRestCents,
                kind: 'subtotal' as const,
              },
              dueNow,
            ]
          : [{ ...dueNow, label: t('payment.due.owed'), amountCents: plan.owedRestCents }]),
      ]
    : [
        deposit,
        ...(plan.downPaymentRestCents > 0
          ? [{ id: 'down', label: t('payment.due.downPayment'), amountCents: plan.downPaymentRestCents }]
          : []),
        ...paidLines,
        dueNow,
      ];
  return <PriceLines caption={t('payment.due.caption')} lines={lines} />;
}
