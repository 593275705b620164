import { Alert } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

/** Says what the payment provider refused to refund, and that the store returns it. Renders nothing for zero cents. */
export function RefusedRefund({ refusedCents }: { readonly refusedCents: number }) {
  const { t } = useTranslation('checkout');
  const phone = useTenant().contact.phoneAbbreviation;
  if (refusedCents === 0) return null;
  return (
    <Alert severity="warning" live="off">
      {t('payment.refundRefused', { amount: formatExactCurrency(refusedCents), phone })}
    </Alert>
  );
}
