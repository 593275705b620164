import type { ReactNode } from 'react';
import { chakra, DefinitionList, PriceLines } from '@forecourt/shared-design';
import type { ContractTerms } from '@forecourt/shared-contracts/contracting';
import {
  formatDateOn,
  formatExactCurrency,
  formatMileage,
  formatPercent,
} from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Figures = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    '& section': { display: 'grid', gap: '2' },
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** What the contract says, as text and tables: the same facts and figures as in its PDF, always with cents. */
export function ContractFigures({ terms }: { terms: ContractTerms }) {
  const { t } = useTranslation('checkout');
  const { kind, seller, buyer, vehicle: car } = terms;
  const isLease = kind === 'Lease';
  return (
    <Figures>
      <Part title={t('signing.figures.parties')}>
        <DefinitionList
          rows={[
            {
              id: 'seller',
              label: t(isLease ? 'signing.figures.lessor' : 'signing.figures.seller'),
              value: seller.legalName,
            },
            {
              id: 'buyer',
              label: t(isLease ? 'signing.figures.lessee' : 'signing.figures.buyer'),
              value: buyer.name || buyer.email,
            },
            { id: 'order', label: t('signing.figures.order'), value: terms.orderNumber },
            { id: 'date', label: t('signing.figures.date'), value: formatDateOn(terms.contractOn) },
          ]}
        />
      </Part>
      <Part title={t('signing.figures.vehicle')}>
        <DefinitionList
          rows={[
            {
              id: 'car',
              label: t('signing.figures.car'),
              value: `${car.year} ${car.make} ${car.model} ${car.trim}`,
            },
            { id: 'vin', label: t('signing.figures.vin'), value: car.vin },
            { id: 'stock', label: t('signing.figures.stock'), value: car.stockNumber },
            { id: 'condition', label: t('signing.figures.condition'), value: car.condition },
            { id: 'odometer', label: t('signing.figures.odometer'), value: formatMileage(car.mileage) },
          ]}
        />
      </Part>
      <PriceTable terms={terms} />
      <PaymentTerms terms={terms} />
    </Figures>
  );
}

function PriceTable({ terms }: { terms: ContractTerms }) {
  const { t } = useTranslation('checkout');
  const { kind, lines, state } = terms;
  const line = (id: string, label: string, amountCents: number) => ({
    id,
    label,
    amountCents,
    amountText: formatExactCurrency(amountCents),
  });
  const tax = t('signing.figures.salesTax', { percent: formatPercent(terms.salesTaxPercent), state });
  const total = t(kind === 'Lease' ? 'signing.figures.leaseTotal' : 'signing.figures.total');
  const balance = t(kind === 'Finance' ? 'signing.figures.downDue' : 'signing.figures.balance');
  return (
    <PriceLines
      caption={t('signing.figures.price')}
      lines={[
        ...lines.map(({ code, amountCents }) =>
          line(code, code === 'sales-tax' ? tax : t(`price.${code}`), amountCents),
        ),
        { ...line('total', total, terms.totalCents), kind: 'total' },
        line('deposit', t('signing.figures.deposit'), terms.depositCents),
        { ...line('balance', balance, terms.balanceCents), kind: 'subtotal' },
      ]}
    />
  );
}

function PaymentTerms({ terms: { kind, finance, seller } }: { terms: ContractTerms }) {
  const { t } = useTranslation('checkout');
  if (!finance) {
    const key = kind === 'Lease' ? 'lease' : 'cash';
    return <p>{t(`signing.figures.${key}`, { brandName: seller.brandName })}</p>;
  }
  const amounts = [
    ['financeCharge', finance.financeChargeCents],
    ['amountFinanced', finance.amountFinancedCents],
    ['totalOfPayments', finance.totalOfPaymentsCents],
    ['down', finance.downPaymentCents],
    ['totalSalePrice', finance.totalSalePriceCents],
  ] as const;
  return (
    <section aria-label={t('signing.figures.finance')}>
      <PriceLines
        caption={t('signing.figures.finance')}
        lines={[
          {
            id: 'apr',
            label: t('signing.figures.apr'),
            amountCents: null,
            amountText: formatPercent(finance.aprPercent),
          },
          ...amounts.map(([id, amountCents]) => ({
            id,
            label: t(`signing.figures.${id}`),
            amountCents,
            amountText: formatExactCurrency(amountCents),
            note:
              id === 'financeCharge' || id === 'totalSalePrice' ? t(`signing.figures.${id}Note`) : undefined,
          })),
        ]}
      />
      <p>
        {t('signing.figures.schedule', {
          count: finance.termMonths - 1,
          amount: formatExactCurrency(finance.monthlyPaymentCents),
          last: formatExactCurrency(finance.lastPaymentCents),
        })}
      </p>
    </section>
  );
}
