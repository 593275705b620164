import type { ReactNode } from 'react';
import { chakra, DefinitionList, PriceLines } from '@forecourt/shared-design';
import type { ContractTerms } from '@forecourt/shared-contracts/signing';
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

/** The contract as text and tables: the same facts and figures as in its PDF, always with cents. */
export function ContractFigures({ terms }: { terms: ContractTerms }) {
  const { t } = useTranslation('checkout');
  const { kind, seller, buyer, vehicle: car } = terms;
  const isLease = kind === 'Lease';
  const traded = terms.tradeIn?.vehicle;
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
            ...(buyer.coBuyers ?? []).map((name) => ({
              id: `co-buyer-${name}`,
              label: t('signing.figures.coBuyer'),
              value: name,
            })),
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
            ...(traded
              ? [
                  {
                    id: 'trade-in',
                    label: t('signing.figures.tradeIn'),
                    value: `${traded.year} ${traded.make} ${traded.model} ${traded.trim}`,
                  },
                ]
              : []),
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
  const { kind, lines, state, tradeIn } = terms;
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
        ...(tradeIn ? [line('trade-in-value', t('price.trade-in-value'), -tradeIn.valueCents)] : []),
        ...(tradeIn?.payoffCents
          ? [line('trade-in-payoff', t('price.trade-in-payoff'), tradeIn.payoffCents)]
          : []),
        line('deposit', t('signing.figures.deposit'), terms.depositCents),
        { ...line('balance', balance, terms.balanceCents), kind: 'subtotal' },
      ]}
    />
  );
}

function PaymentTerms({ terms: { kind, finance, seller, tradeIn } }: { terms: ContractTerms }) {
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
  const hasEquity = (tradeIn?.equityCents ?? 0) > 0;
  const noteOf = (id: (typeof amounts)[number][0]) => {
    if (id === 'financeCharge') return t('signing.figures.financeChargeNote');
    if (id !== 'totalSalePrice') return undefined;
    return t(hasEquity ? 'signing.figures.totalSalePriceTradeNote' : 'signing.figures.totalSalePriceNote');
  };
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
            note: noteOf(id),
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
