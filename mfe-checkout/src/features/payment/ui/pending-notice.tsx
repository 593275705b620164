import { Alert } from '@forecourt/shared-design';
import { formatDateAt, formatExactCurrency } from '@forecourt/shared-contracts/formats';
import type { Payment } from '@forecourt/shared-contracts/payments';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

interface PendingNoticeProps {
  readonly payment: Payment;
  readonly isHeld: boolean;
}

/** A payment that was made but has not arrived yet: the buyer does not need to pay again (TRACK-82). */
export function PendingNotice({ payment, isHeld }: PendingNoticeProps) {
  const { t } = useTranslation('checkout');
  const { timeZone } = useTenant().contact;
  const isCard = payment.method === 'card';
  const method = isCard ? 'card' : 'bank';
  const text = isHeld ? (isCard ? 'held' : 'heldBank') : method;
  const values = {
    amount: formatExactCurrency(payment.amountCents),
    instrument: payment.instrument ?? t(`payment.instrument.${method}`),
    date: formatDateAt(payment.createdAt, timeZone),
  };
  return (
    <Alert severity="info" title={t('payment.pending.title', values)}>
      {t(`payment.pending.${text}`, values)}
    </Alert>
  );
}
