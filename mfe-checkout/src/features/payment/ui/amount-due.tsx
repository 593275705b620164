import { chakra, PriceLines } from '@forecourt/shared-design';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { isSigned } from '@forecourt/shared-contracts/progress';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../../order/index.ts';
import { dueLines } from '../domain/due-lines.ts';
import { useDueLines } from './use-due-lines.ts';

/** What is due is the largest figure of the step. */
const Root = chakra('div', {
  base: {
    '& tr[data-kind=total] td': {
      fontFamily: 'display',
      fontSize: { base: '2xl', sm: '3xl' },
      lineHeight: '1.1',
    },
    // What is due later is no part of the sum.
    '& tr[data-kind=total] + tr > *': { fontWeight: 'normal', color: 'inkMuted' },
  },
});

/** What is due and how it is calculated: deposit, rest of the down payment, less payments received (PRICE-42). */
export function AmountDue({ plan }: Pick<PaymentState, 'plan'>) {
  const { t } = useTranslation('checkout');
  const { order, signing } = useOrder().data;
  const isCash = order.deal.type === 'Cash';
  const lines = useDueLines(dueLines(plan, isCash), !isSigned(signing));
  return (
    <Root>
      <PriceLines caption={t('payment.due.caption')} lines={lines} />
    </Root>
  );
}
