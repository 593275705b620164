import { Alert } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { OrderRefusal } from '../../domain/order-refusal.ts';

interface OrderRefusedProps {
  readonly refusal: OrderRefusal;
  /** The total that the shopper agreed to, and the current one, in cents. */
  readonly beforeCents: number;
  readonly nowCents: number;
}

/** Why the order was not placed, and what to do. */
export function OrderRefused({ refusal, beforeCents, nowCents }: OrderRefusedProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const severity = refusal === 'price-changed' ? 'warning' : 'error';
  return (
    <Alert severity={severity} title={t(`order.refused.${refusal}.title`)}>
      {t(`order.refused.${refusal}.text`, {
        before: formatExactCurrency(beforeCents),
        now: formatExactCurrency(nowCents),
        phone: contact.phoneAbbreviation,
      })}
    </Alert>
  );
}
