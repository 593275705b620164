import { chakra, PriceLines } from '@forecourt/shared-design';
import { firstPaymentOn, type ContractTerms } from '@forecourt/shared-contracts/signing';
import { formatDateOn, formatExactCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { equalPaymentCount } from '../../../domain/equal-payment-count.ts';
import { disclosureBoxes, disclosureLines } from '../domain/contract-lines.ts';

const Boxes = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
    gap: '2',
    margin: '0',
    marginBottom: '6',
    // On a phone label and figure are one line; else labels, figures and meanings of a row are level.
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr auto', sm: 'none' },
      gridTemplateRows: { sm: 'subgrid' },
      gridRow: { sm: 'span 3' },
      alignItems: { base: 'baseline', sm: 'stretch' },
      columnGap: '3',
      rowGap: '0',
      border: '1px solid',
      borderColor: 'ink',
      borderRadius: 'small',
      padding: '3',
    },
    '& dt': { fontWeight: 'semibold', fontSize: 'sm' },
    '& dd': { margin: '0', color: 'inkMuted', fontSize: 'xs', gridColumn: { base: '1 / -1', sm: 'auto' } },
    '& .fc-figure': {
      color: 'ink',
      fontWeight: 'bold',
      fontSize: 'xl',
      lineHeight: '1.4',
      gridColumn: 'auto',
    },
  },
});

interface FinanceTermsProps {
  readonly finance: NonNullable<ContractTerms['finance']>;
  readonly tradeIn: ContractTerms['tradeIn'];
  readonly contractOn: ContractTerms['contractOn'];
}

/** A loan's disclosure: its four boxed figures with their meaning, then its payments, as on the contract's paper. */
export function FinanceTerms({ finance, tradeIn, contractOn }: FinanceTermsProps) {
  const { t } = useTranslation('checkout');
  const days = finance.firstPaymentDays;
  return (
    <section aria-label={t('signing.figures.finance')}>
      <h3>{t('signing.figures.finance')}</h3>
      <Boxes>
        {disclosureBoxes(finance).map(({ id, percent, amountCents = 0 }) => (
          <div key={id}>
            <dt>{t(`signing.figures.${id}`)}</dt>
            <dd className="fc-figure">
              {percent === undefined ? formatExactCurrency(amountCents) : formatPercent(percent)}
            </dd>
            <dd>{t(`signing.figures.${id}Note`)}</dd>
          </div>
        ))}
      </Boxes>
      <PriceLines
        caption={t('signing.figures.payments')}
        lines={[
          {
            id: 'term',
            label: t('signing.figures.term'),
            amountCents: null,
            amountText: t('signing.figures.months', { count: finance.termMonths }),
          },
          ...disclosureLines(finance, tradeIn).map(({ id, amountCents, noteKey }) => ({
            id,
            label: t(`signing.figures.${id}`),
            amountCents,
            amountText: formatExactCurrency(amountCents),
            note: noteKey && t(`signing.figures.${noteKey}`),
          })),
        ]}
      />
      <p>
        {t(`signing.figures.${days === undefined ? 'schedule' : 'scheduleDays'}`, {
          days,
          date: formatDateOn(firstPaymentOn(contractOn, days)),
          count: equalPaymentCount(finance),
          amount: formatExactCurrency(finance.monthlyPaymentCents),
          last: formatExactCurrency(finance.lastPaymentCents),
        })}
      </p>
    </section>
  );
}
