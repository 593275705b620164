import { Alert } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import type { HandOverCredit } from '@forecourt/shared-contracts/fulfillment';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

interface CreditNoteProps {
  readonly credit: HandOverCredit;
  /** Before or after booking. */
  readonly words: 'refundNext' | 'refundMade';
}

/** Says how the buyer gets back the part of a delivery fee that is not needed any more. */
export function CreditNote({ credit: { creditCents, byStoreCents }, words }: CreditNoteProps) {
  const { t } = useTranslation('checkout');
  const phone = useTenant().contact.phoneAbbreviation;
  return (
    <Alert severity="info" live="off">
      {t(`fulfillment.${words}`, { amount: formatExactCurrency(creditCents) })}
      {byStoreCents > 0 &&
        ` ${t('fulfillment.refundByStore', { amount: formatExactCurrency(byStoreCents), phone })}`}
    </Alert>
  );
}
