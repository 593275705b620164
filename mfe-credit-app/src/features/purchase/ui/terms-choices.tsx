import { useCallback } from 'react';
import { chakra, SelectField } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { formatCount, formatCurrency, formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { isAboveCardLimit } from '@forecourt/shared-contracts/payments';
import { maximumDownPaymentCents, offeredTerms } from '@forecourt/shared-contracts/pricing';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { totalAfterTradeInCents } from '../../../domain/cart-amounts.ts';
import type { CartTerms } from '../../../domain/cart-choices.ts';
import { shownEnds } from '../domain/typed-amount.ts';
import { AmountField } from './amount-field.tsx';
import { CreditTierField } from './credit-tier-field.tsx';
import { TermChoice } from './term-choice.tsx';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& .fc-pair': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
      gap: '4',
      alignItems: 'start',
    },
  },
});

interface TermsChoicesProps {
  readonly cart: Cart;
  /** Choices that are not saved: an answer is missing, or saving them has failed. */
  readonly pending: CartTerms;
  readonly onChange: (terms: CartTerms) => void;
}

/** The choices that the payment of a loan or a lease depends on; nothing for cash. */
export function TermsChoices({ cart, pending, onChange }: TermsChoicesProps) {
  const { payment } = useTenant();
  const { finance, lease } = cart.price;
  const terms = finance ?? lease;
  const handleAmount = useCallback((downPaymentCents: number) => onChange({ downPaymentCents }), [onChange]);
  if (!terms) return null;
  return (
    <Root>
      <TermChoice
        months={pending.termMonths ?? terms.termMonths}
        options={offeredTerms(payment, cart.purchaseType)}
        onChange={(termMonths) => onChange({ termMonths })}
      />
      <div className="fc-pair">
        {lease ? (
          <LeaseAmounts lease={lease} pending={pending} onChange={onChange} onAmount={handleAmount} />
        ) : (
          <DownPayment cart={cart} pending={pending} onAmount={handleAmount} />
        )}
        <CreditTierField
          creditTier={pending.creditTier ?? cart.creditTier}
          isPersonal={cart.isRatePersonal}
          onChange={(creditTier) => onChange({ creditTier })}
        />
      </div>
    </Root>
  );
}

interface AmountProps {
  readonly onAmount: (amountCents: number) => void;
}

function DownPayment({ cart, pending, onAmount }: AmountProps & Omit<TermsChoicesProps, 'onChange'>) {
  const { t } = useTranslation('creditApp');
  const { payment } = useTenant();
  const { finance } = cart.price;
  const amountCents = pending.downPaymentCents ?? finance?.downPaymentCents ?? 0;
  const isBankOnly = isAboveCardLimit(amountCents, payment);
  const mostCents = maximumDownPaymentCents(totalAfterTradeInCents(cart.price), payment);
  const ends = { leastCents: payment.depositCents, mostCents };
  return (
    <AmountField
      name="downPayment"
      label={t('terms.downPayment')}
      hint={t(isBankOnly ? 'terms.downPaymentByBank' : 'terms.downPaymentHint', {
        ...shownEnds(ends),
        limit: formatCurrency(payment.cardLimitCents),
      })}
      amountCents={amountCents}
      ends={ends}
      onCommit={onAmount}
    />
  );
}

interface LeaseAmountsProps extends AmountProps, Omit<TermsChoicesProps, 'cart'> {
  readonly lease: NonNullable<Cart['price']['lease']>;
}

function LeaseAmounts({ lease, pending, onChange, onAmount }: LeaseAmountsProps) {
  const { t } = useTranslation('creditApp');
  const { payment } = useTenant();
  const ends = { leastCents: lease.leastDueCents, mostCents: lease.mostDueCents };
  return (
    <>
      <AmountField
        name="dueAtSigning"
        label={t('terms.dueAtSigning')}
        hint={t('terms.dueHint', shownEnds(ends))}
        amountCents={pending.downPaymentCents ?? lease.dueAtSigningCents}
        ends={ends}
        onCommit={onAmount}
      />
      <SelectField
        name="annualMiles"
        label={t('terms.annualMiles')}
        hint={t('terms.excessMiles', { amount: formatExactCurrency(lease.excessMileCents) })}
        placeholder={null}
        value={String(pending.annualMiles ?? lease.annualMiles)}
        onChange={(event) => onChange({ annualMiles: Number(event.target.value) })}
        options={(payment.lease?.mileages ?? []).map(({ annualMiles }) => ({
          value: String(annualMiles),
          label: t('terms.miles', { miles: formatCount(annualMiles) }),
        }))}
      />
    </>
  );
}
