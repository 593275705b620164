import { PriceLines } from '@forecourt/shared-design';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../../order/index.ts';
import { onItsWayLines } from '../domain/due-lines.ts';
import { useDueLines } from './use-due-lines.ts';

interface AmountOnItsWayProps extends Pick<PaymentState, 'plan'> {
  /** Amount of the payment that was made but has not arrived. */
  readonly onItsWayCents: number;
}

/** What is due besides a pending payment: the amount it covers is not requested a second time. */
export function AmountOnItsWay({ plan, onItsWayCents }: AmountOnItsWayProps) {
  const { t } = useTranslation('checkout');
  const isCash = useOrder().data.order.deal.type === 'Cash';
  const lines = useDueLines(onItsWayLines(plan, isCash, onItsWayCents), false);
  return <PriceLines caption={t('payment.due.caption')} lines={lines} />;
}
