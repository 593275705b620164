import { useState } from 'react';
import { AppLink, chakra, LinkButton, SegmentedControl, SelectField } from '@forecourt/shared-design';
import { DollarField } from '@forecourt/shared-design/forms';
import {
  formatCurrency,
  formatPercent,
  formatRoundedCurrency,
  parseCurrency,
  phoneHref,
} from '@forecourt/shared-contracts/formats';
import { creditScores } from '@forecourt/shared-contracts/pricing';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useTodaysPayment } from '../../../platform/use-todays-payment.ts';
import { budgetLoan, budgetSearchHref, isMonthlyPayment, mostPaymentCents } from '../domain/budget-loan.ts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '6', md: '10' },
    '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .fc-ask, & .fc-term': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '5',
      alignContent: 'start',
    },
    '& .fc-term': { gap: '1.5' },
    '& .fc-term > span': { fontSize: 'sm', fontWeight: 'semibold' },
    '& .fc-answer': {
      display: 'grid',
      gap: '3',
      alignContent: 'center',
      padding: '5',
      borderRadius: 'card',
      background: 'brandSoft',
      color: 'ink',
      '& p': { margin: '0', marginTop: '1', textStyle: 'small' },
      '& p:first-of-type:not(:last-of-type)': { marginTop: '0', textStyle: 'heading' },
    },
    // Room for the words in one line.
    '@media (max-width: 359px)': { '& .fc-answer a svg': { display: 'none' } },
  },
});

/** From a monthly budget to what it finances and to the vehicles within it. */
export function BudgetCalculator() {
  const { t } = useTranslation('storefront', { keyPrefix: 'content.financing.budget' });
  const { payment } = useTenant();
  const [typed, setTyped] = useState('500');
  const [termMonths, setTerm] = useState(payment.defaultTermMonths);
  const [creditTier, setTier] = useState(payment.defaultCreditTier);
  const paymentCents = parseCurrency(typed);
  const isReadable = isMonthlyPayment(paymentCents);
  return (
    <Root>
      <div className="fc-ask">
        <DollarField
          name="budget"
          label={t('label')}
          autoComplete="off"
          maxLength={9}
          value={typed}
          error={isReadable ? undefined : t('unreadable', { most: formatCurrency(mostPaymentCents) })}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="fc-term">
          <span aria-hidden>{t('term')}</span>
          <SegmentedControl
            label={t('term')}
            fullWidth
            value={String(termMonths)}
            onChange={(months) => setTerm(Number(months))}
            options={payment.termsMonths.map((one) => ({ value: String(one), label: String(one) }))}
          />
        </div>
        <SelectField
          name="budgetTier"
          label={t('tier')}
          hint={t('tierHint')}
          placeholder={null}
          value={creditTier}
          onChange={(event) => setTier(event.target.value)}
          options={payment.creditTiers.map((tier) => ({
            value: tier.name,
            label: t('range', { displayName: tier.displayName, scores: creditScores(tier) }),
          }))}
        />
      </div>
      {isReadable && <Answer budget={{ paymentCents, termMonths, creditTier }} />}
    </Root>
  );
}

function Answer({ budget }: { readonly budget: Parameters<typeof budgetLoan>[1] }) {
  const { t } = useTranslation('storefront', { keyPrefix: 'content.financing.budget' });
  const { contact } = useTenant();
  const payment = useTodaysPayment();
  const { aprPercent, financedCents, priceCents } = budgetLoan(payment, budget);
  if (priceCents === 0) {
    return (
      <div className="fc-answer" role="status">
        <p>{t('tooLittle', { minimum: formatCurrency(payment.minimumFinancedCents) })}</p>
        <AppLink href={phoneHref(contact.phone)}>{contact.phoneAbbreviation}</AppLink>
      </div>
    );
  }
  const price = formatCurrency(priceCents);
  return (
    <div className="fc-answer">
      <div role="status">
        <p>{t('most', { price })}</p>
        <p>
          {t('terms', {
            payment: formatCurrency(budget.paymentCents),
            financed: formatRoundedCurrency(financedCents),
            months: budget.termMonths,
            apr: formatPercent(aprPercent),
            down: formatCurrency(payment.defaultDownPaymentCents),
            state: payment.homeState,
            price,
          })}
        </p>
      </div>
      <LinkButton href={budgetSearchHref(priceCents)} icon="search">
        {t('search', { price })}
      </LinkButton>
      <LinkButton href="/pre-qualification" variant="secondary">
        {t('personal')}
      </LinkButton>
    </div>
  );
}
