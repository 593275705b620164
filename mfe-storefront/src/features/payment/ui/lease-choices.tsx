import { useCallback } from 'react';
import { SelectField } from '@forecourt/shared-design';
import { formatCount, formatCurrency } from '@forecourt/shared-contracts/formats';
import type { LeaseQuote } from '@forecourt/shared-contracts/pricing';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { wholeDollarLimits } from '../domain/whole-dollars.ts';
import { AmountField } from './amount-field.tsx';
import { CreditTierField } from './credit-tier-field.tsx';
import { TermChoice } from './term-choice.tsx';
import type { PaymentControls } from '../model/use-payment-inputs.ts';

interface LeaseChoicesProps {
  readonly controls: PaymentControls;
  readonly lease: LeaseQuote;
}

/** The inputs of a lease: term, miles per year, amount paid at signing, credit. */
export function LeaseChoices({ controls, lease }: LeaseChoicesProps) {
  const { t } = useTranslation('storefront');
  const { payment } = useTenant();
  const { changeLease } = controls;
  const handleDue = useCallback(
    (dueAtSigningCents: number) => changeLease({ dueAtSigningCents }),
    [changeLease],
  );
  const { leastDueCents, mostDueCents } = lease;
  const limits = { leastCents: leastDueCents, mostCents: mostDueCents };
  const shown = wholeDollarLimits(limits);
  return (
    <>
      <TermChoice
        months={lease.termMonths}
        options={payment.lease?.terms.map(({ termMonths }) => termMonths) ?? []}
        onChange={(termMonths) => changeLease({ termMonths })}
      />
      <div className="fc-pair">
        <AmountField
          name="dueAtSigning"
          label={t('lease.dueAtSigning')}
          hint={t('lease.dueHint', {
            least: formatCurrency(shown.leastCents),
            most: formatCurrency(shown.mostCents),
          })}
          amountCents={lease.cost.dueAtSigningCents}
          limits={limits}
          onCommit={handleDue}
        />
        <SelectField
          name="annualMiles"
          label={t('lease.annualMiles')}
          hint={t('lease.excessMiles', { amount: formatCurrency(lease.excessMileCents) })}
          placeholder={null}
          value={String(lease.annualMiles)}
          onChange={(event) => changeLease({ annualMiles: Number(event.target.value) })}
          options={(payment.lease?.mileages ?? []).map(({ annualMiles }) => ({
            value: String(annualMiles),
            label: t('lease.miles', { miles: formatCount(annualMiles) }),
          }))}
        />
        {!controls.isPersonal && <CreditTierField controls={controls} />}
      </div>
    </>
  );
}
