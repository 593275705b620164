import { PriceLines } from '@forecourt/shared-design';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useTracker } from '../../tracker/index.ts';

interface AmountOnItsWayProps extends Pick<PaymentState, 'plan'> {
  /** Amount of the payment that was made but has not arrived. */
  readonly onItsWayCents: number;
}

/** What is due besides a pending payment: the amount it covers is not requested a second time. */
export function AmountOnItsWay({ plan, onItsWayCents }: AmountOnItsWayProps) {
  const { t } = useTranslation('checkout');
  const isCash = useTracker().data.order.deal.type === 'Cash';
  const restCents = isCash ? plan.owedRestCents : plan.dueNowRestCents;
  const wanted = isCash
    ? [{ id: 'total', label: t('payment.due.total'), amountCents: plan.owedCents }]
    : [
        { id: 'deposit', label: t('payment.due.deposit'), amountCents: plan.depositCents },
        { id: 'down', label: t('payment.due.downPayment'), amountCents: plan.downPaymentRestCents },
      ];
  const credits = [
    { id: 'paid', label: t('payment.due.paid'), amountCents: -plan.paidCents, kind: 'credit' as const },
    { id: 'way', label: t('payment.due.onItsWay'), amountCents: -onItsWayCents, kind: 'credit' as const },
  ];
  const left = {
    id: 'left',
    label: t('payment.due.leftAfter'),
    amountCents: Math.max(0, restCents - onItsWayCents),
    kind: 'total' as const,
  };
  const lines = [...wanted, ...credits].filter(({ amountCents }) => amountCents !== 0);
  return <PriceLines caption={t('payment.due.caption')} lines={[...lines, left]} />;
}
