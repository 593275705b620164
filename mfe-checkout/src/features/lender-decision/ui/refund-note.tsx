import { Alert } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { orderRefunds } from '@forecourt/shared-contracts/payments';
import { useApi, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../../order/index.ts';
import { refundQuery } from '../data/lender-decision.queries.ts';

/** What is refunded of a canceled order; renders nothing until the payments are loaded. */
export function RefundNote() {
  const { t } = useTranslation('checkout');
  const { data } = useQuery(refundQuery(useApi(), useOrder().orderNumber));
  if (!data) return null;
  const { doneCents, dueCents } = orderRefunds(data.payments);
  const kind = dueCents > 0 ? 'due' : doneCents > 0 ? 'done' : 'none';
  return (
    <Alert severity={kind === 'done' ? 'success' : 'info'} live={kind === 'none' ? 'off' : 'auto'}>
      {t(`lenderDecision.refund.${kind}`, { amount: formatExactCurrency(dueCents || doneCents) })}
    </Alert>
  );
}
