import { Alert } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { orderRefunds } from '@forecourt/shared-contracts/payments';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { shownRefund } from '../domain/shown-refund.ts';

interface RefundNoteProps {
  readonly payments: Parameters<typeof orderRefunds>[0];
}

/** What is refunded of a canceled order. */
export function RefundNote({ payments }: RefundNoteProps) {
  const { t } = useTranslation('checkout');
  const { kind, amountCents } = shownRefund(orderRefunds(payments));
  return (
    <Alert severity={kind === 'done' ? 'success' : 'info'} live={kind === 'none' ? 'off' : 'auto'}>
      {t(`lenderDecision.refund.${kind}`, { amount: formatExactCurrency(amountCents) })}
    </Alert>
  );
}
