import { PriceLines } from '@forecourt/shared-design';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../../order/index.ts';
import { dueLines } from '../domain/due-lines.ts';
import { useDueLines } from './use-due-lines.ts';

/** What is due and how it is calculated: deposit, rest of the down payment, less payments received (PRICE-42). */
export function AmountDue({ plan }: Pick<PaymentState, 'plan'>) {
  const { t } = useTranslation('checkout');
  const isCash = useOrder().data.order.deal.type === 'Cash';
  return <PriceLines caption={t('payment.due.caption')} lines={useDueLines(dueLines(plan, isCash), true)} />;
}
