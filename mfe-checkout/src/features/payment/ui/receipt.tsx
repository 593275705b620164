import { DefinitionList, Whole } from '@forecourt/shared-design';
import { formatExactCurrency, formatMomentAt, vehicleName } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { isStepDone } from '../../../domain/order-steps.ts';
import { keepMoment } from '../../../domain/keep-moment.ts';
import { useOrder } from '../../order/index.ts';
import { refundAmounts, type PaymentReceipt } from '../domain/paid-rules.ts';
import { PrintableSection } from './printable-section.tsx';

/**
 * Receipt of one received payment with what goes back of it, dated in the dealer's time zone. Until the contract is signed it says that the
 * deposit is refundable.
 */
export function Receipt({ payment, depositCents }: PaymentReceipt) {
  const { t } = useTranslation('checkout');
  const { legalName, contact } = useTenant();
  const { orderNumber, data, steps } = useOrder();
  const { vehicle } = data.order;
  const at = payment.endedAt ?? payment.createdAt;
  const reference = payment.id.slice(0, 8).toUpperCase();
  const values = {
    seller: legalName,
    order: <Whole>{orderNumber}</Whole>,
    vehicle: vehicleName(vehicle),
    vin: <Whole>{vehicle.vin}</Whole>,
    date: keepMoment(formatMomentAt(at, contact.timeZone)),
    method: payment.instrument ?? t(`payment.instrument.${payment.method === 'card' ? 'card' : 'bank'}`),
    amount: formatExactCurrency(payment.amountCents),
    ...refundAmounts(payment),
  };
  const rows = (Object.keys(values) as (keyof typeof values)[]).map((id) => ({
    id,
    label: t(`payment.receipts.${id}`),
    value: values[id] ?? '',
  }));
  return (
    <PrintableSection
      heading={t('payment.receipts.heading')}
      number={reference}
      printLabel={t('payment.receipts.print')}
    >
      <DefinitionList rows={rows} />
      {depositCents !== null && !isStepDone(steps, 'signing') && (
        <p>{t('payment.receipts.deposit', { amount: formatExactCurrency(depositCents) })}</p>
      )}
    </PrintableSection>
  );
}
