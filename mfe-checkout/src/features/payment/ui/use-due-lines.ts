import type { PriceLineItem } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { DueLine } from '../domain/due-lines.ts';

/** The lines with their labels; a deposit is noted as refundable where it is requested before the contract is signed. */
export function useDueLines(lines: readonly DueLine[], notesDeposit: boolean): readonly PriceLineItem[] {
  const { t } = useTranslation('checkout');
  const noted = lines.some(({ id }) => id === 'deposit') ? 'deposit' : 'dueNow';
  return lines.map((line) => ({
    ...line,
    // As on the button that pays it.
    amountText: formatExactCurrency(line.amountCents),
    label: t(`payment.due.${line.id}`),
    ...(notesDeposit && line.id === noted && { note: t('payment.due.depositNote') }),
  }));
}
