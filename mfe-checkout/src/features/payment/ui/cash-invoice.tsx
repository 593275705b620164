import { PriceLines } from '@forecourt/shared-design';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { chosenLines } from '../../../domain/hand-over-price.ts';
import { salesTaxWords } from '../../../domain/sales-tax-words.ts';
import { useHandOverText, useOrder } from '../../order/index.ts';
import { invoiceLines } from '../domain/due-lines.ts';
import { PrintableSection } from './printable-section.tsx';

/** Invoice of a cash order: its price, what was taken off, payments received and going back, the balance, all with cents (SITE-78), and how to pay it. */
export function CashInvoice({ state }: { readonly state: PaymentState }) {
  const { t } = useTranslation('checkout');
  const { legalName, contact } = useTenant();
  const { orderNumber, data } = useOrder();
  const { delivery } = data.order;
  const price = { ...data.order.price, lines: chosenLines(data.order.price.lines, delivery) };
  const handOverText = useHandOverText();
  const taxNote = t('price.taxNote', salesTaxWords(price));
  const lines = invoiceLines(price, state).map(({ textKey, ...line }) => ({
    ...line,
    label: t(textKey),
    ...(line.id === 'sales-tax' && { note: taxNote }),
    amountText:
      (line.id === 'delivery-fee' ? handOverText(line.amountCents) : undefined) ??
      formatExactCurrency(line.amountCents),
  }));
  return (
    <PrintableSection
      heading={t('payment.invoice.title')}
      number={orderNumber}
      printLabel={t('payment.invoice.print')}
    >
      <PriceLines caption={t('payment.invoice.caption')} lines={lines} />
      {state.plan.owedRestCents > 0 && (
        <>
          <h3>{t('payment.invoice.how')}</h3>
          <ul>
            <li>{t('payment.invoice.bank')}</li>
            <li>{t('payment.invoice.check', { name: legalName })}</li>
            <li>{t('payment.invoice.phone', { phone: contact.phoneAbbreviation })}</li>
          </ul>
        </>
      )}
    </PrintableSection>
  );
}
