import type { ReactNode } from 'react';
import { chakra, DefinitionList, PriceLines, Whole } from '@forecourt/shared-design';
import type { ContractTerms } from '@forecourt/shared-contracts/signing';
import {
  formatCount,
  formatDateOn,
  formatExactCurrency,
  formatMileage,
  vehicleNameWithTrim,
} from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { chosenLines } from '../../../domain/hand-over-price.ts';
import { salesTaxWords } from '../../../domain/sales-tax-words.ts';
import { useHandOverText, useOrder } from '../../order/index.ts';
import { type ContractLine, contractLines } from '../domain/contract-lines.ts';
import { FinanceTerms } from './finance-terms.tsx';

const Figures = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    '& section': { display: 'grid', gap: '2' },
    '& h2': { textStyle: 'heading', margin: '0', marginBottom: '1' },
    '& h3': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0' },
    // Lists and price tables have one look: that of the lists.
    '& :is(th, td)': { paddingBlock: '3' },
    '& th': { fontSize: 'sm', color: 'inkMuted' },
    '& tr:not(:last-of-type) > *': { borderBottom: '1px solid', borderColor: 'line' },
    '& tr[data-kind=total] > th': { color: 'ink' },
  },
});

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface ContractFiguresProps {
  readonly terms: ContractTerms;
  /** Whether nothing is left to sign: its PDF is then the one place that has the whole contract. */
  readonly isSigned: boolean;
}

/** A summary of the contract, and where all of its text is: the same facts and figures as in its PDF, always with cents. */
export function ContractFigures({ terms, isSigned }: ContractFiguresProps) {
  const { t } = useTranslation('checkout');
  const { kind, seller, buyer, vehicle: car } = terms;
  const isLease = kind === 'Lease';
  const traded = terms.tradeIn?.vehicle;
  return (
    <Figures>
      <div>
        <h2>{t('signing.figures.title')}</h2>
        <p>{t(isSigned ? 'signing.figures.wholeSigned' : 'signing.figures.whole')}</p>
      </div>
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
              value: vehicleNameWithTrim(car),
            },
            { id: 'vin', label: t('signing.figures.vin'), value: <Whole>{car.vin}</Whole> },
            { id: 'stock', label: t('signing.figures.stock'), value: car.stockNumber },
            {
              id: 'condition',
              label: t('signing.figures.condition'),
              value: t(`conditions.${car.condition}`),
            },
            { id: 'odometer', label: t('signing.figures.odometer'), value: formatMileage(car.mileage) },
            ...(traded
              ? [
                  {
                    id: 'trade-in',
                    label: t('signing.figures.tradeIn'),
                    value: vehicleNameWithTrim(traded),
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
  const handOverText = useHandOverText();
  const { delivery } = useOrder().data.order;
  const taxNote = t('price.taxNote', salesTaxWords(terms));
  const { kind } = terms;
  const labels: Partial<Record<ContractLine['id'], string>> = {
    total: t(kind === 'Lease' ? 'signing.figures.leaseTotal' : 'signing.figures.total'),
    deposit: t('payment.due.deposit'),
    balance: t(kind === 'Finance' ? 'signing.figures.downDue' : 'signing.figures.balance'),
  };
  return (
    <PriceLines
      caption={t('signing.figures.price')}
      lines={contractLines({ ...terms, lines: chosenLines(terms.lines, delivery) }).map((line) => ({
        ...line,
        label: labels[line.id] ?? t(`price.${line.id}`),
        ...(line.id === 'sales-tax' && { note: taxNote }),
        amountText:
          (line.id === 'delivery-fee' ? handOverText(line.amountCents) : undefined) ??
          formatExactCurrency(line.amountCents),
      }))}
    />
  );
}

/** The main terms of a lease; its PDF and the signing page have all disclosures, and those of a contract from before they were stored. */
function LeaseWords({ lease }: { lease: NonNullable<ContractTerms['lease']> }) {
  const { t } = useTranslation('checkout');
  return (
    <p>
      {t('signing.figures.lease', {
        count: lease.termMonths,
        payment: formatExactCurrency(lease.monthlyPaymentCents),
        due: formatExactCurrency(lease.dueAtSigningCents),
        total: formatExactCurrency(lease.totalOfPaymentsCents),
        residual: formatExactCurrency(lease.residualCents),
        factor: lease.moneyFactor,
        miles: formatCount(lease.annualMiles),
      })}
    </p>
  );
}

function PaymentTerms({ terms: { kind, finance, lease, tradeIn, contractOn } }: { terms: ContractTerms }) {
  const { t } = useTranslation('checkout');
  if (lease) return <LeaseWords lease={lease} />;
  if (!finance) return kind === 'Cash' && <p>{t('signing.figures.cash')}</p>;
  return <FinanceTerms {...{ finance, tradeIn, contractOn }} />;
}
