import { Alert } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { RefusedRefund } from '../../refused-refund/index.ts';
import { canceledRefunds } from '../domain/canceled-refunds.ts';
import { shownRefund } from '../domain/shown-refund.ts';

interface RefundNoteProps {
  readonly payments: Parameters<typeof canceledRefunds>[0];
}

/** What is refunded of a canceled order, and what the store returns because the payment provider does not. */
export function RefundNote({ payments }: RefundNoteProps) {
  const { t } = useTranslation('checkout');
  const refunds = canceledRefunds(payments);
  const { kind, amountCents } = shownRefund(refunds);
  const isNoneShown = kind === 'none' && refunds.refusedCents > 0;
  return (
    <>
      <RefusedRefund refusedCents={refunds.refusedCents} />
      {!isNoneShown && (
        <Alert severity={kind === 'done' ? 'success' : 'info'} live={kind === 'none' ? 'off' : 'auto'}>
          {t(`lenderDecision.refund.${kind}`, { amount: formatExactCurrency(amountCents) })}
        </Alert>
      )}
    </>
  );
}
