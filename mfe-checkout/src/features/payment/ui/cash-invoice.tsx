import { PriceLines } from '@forecourt/shared-design';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useTracker } from '../../tracker/index.ts';
import { PrintableSection } from './paper.tsx';

/** Invoice of a cash order: its price, payments received, the balance, and how to pay it. */
export function CashInvoice({ plan }: Pick<PaymentState, 'plan'>) {
  const { t } = useTranslation('checkout');
  const { legalName, contact } = useTenant();
  const { orderNumber, data } = useTracker();
  const { lines, totalCents } = data.order.price;
  return (
    <PrintableSection
      heading={t('payment.invoice.title', { number: orderNumber })}
      printLabel={t('payment.invoice.print')}
    >
      <PriceLines
        caption={t('payment.invoice.caption')}
        lines={[
          ...lines.map(({ code, amountCents }) => ({ id: code, label: t(`price.${code}`), amountCents })),
          { id: 'total', label: t('payment.invoice.total'), amountCents: totalCents, kind: 'subtotal' },
          { id: 'paid', label: t('payment.invoice.paid'), amountCents: -plan.paidCents, kind: 'credit' },
          { id: 'left', label: t('payment.invoice.left'), amountCents: plan.owedRestCents, kind: 'total' },
        ]}
      />
      {plan.owedRestCents > 0 && (
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
