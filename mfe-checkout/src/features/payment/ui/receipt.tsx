import { DefinitionList } from '@forecourt/shared-design';
import { formatDateAt, formatExactCurrency, formatTimeAt } from '@forecourt/shared-contracts/formats';
import type { Payment } from '@forecourt/shared-contracts/payments';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useTracker } from '../../tracker/index.ts';
import { PrintableSection } from './paper.tsx';

interface ReceiptProps {
  readonly payment: Payment;
  /** The deposit, when this payment includes it; null otherwise. */
  readonly depositCents: number | null;
}

/** Receipt of one received payment, dated in the dealer's time zone. */
export function Receipt({ payment, depositCents }: ReceiptProps) {
  const { t } = useTranslation('checkout');
  const { legalName, contact } = useTenant();
  const { orderNumber, data } = useTracker();
  const { year, make, model, vin } = data.order.vehicle;
  const at = payment.endedAt ?? payment.createdAt;
  const reference = payment.id.slice(0, 8).toUpperCase();
  const values = {
    seller: legalName,
    order: orderNumber,
    vehicle: `${year} ${make} ${model}, ${vin}`,
    date: `${formatDateAt(at, contact.timeZone)}, ${formatTimeAt(at, contact.timeZone)}`,
    method: payment.instrument ?? t(`payment.instrument.${payment.method === 'card' ? 'card' : 'bank'}`),
    amount: formatExactCurrency(payment.amountCents),
  };
  const rows = Object.entries(values).map(([id, value]) => ({
    id,
    label: t(`payment.receipts.${id}`),
    value,
  }));
  return (
    <PrintableSection
      heading={t('payment.receipts.heading', { reference })}
      printLabel={t('payment.receipts.print')}
    >
      <DefinitionList rows={rows} />
      {depositCents !== null && (
        <p>{t('payment.receipts.deposit', { amount: formatExactCurrency(depositCents) })}</p>
      )}
    </PrintableSection>
  );
}
