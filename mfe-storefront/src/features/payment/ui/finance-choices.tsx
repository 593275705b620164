import { useCallback } from 'react';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { wholeDollarLimits } from '../domain/whole-dollars.ts';
import { AmountField } from './amount-field.tsx';
import { CreditTierField } from './credit-tier-field.tsx';
import { TermChoice } from './term-choice.tsx';
import type { PaymentControls } from '../model/use-payment-inputs.ts';

/** The inputs of a loan: term, down payment, credit. */
export function FinanceChoices({ controls }: { readonly controls: PaymentControls }) {
  const { t } = useTranslation('storefront');
  const { payment } = useTenant();
  const { inputs, quote, change } = controls;
  const { maximumDownCents } = quote;
  const handleDown = useCallback((downPaymentCents: number) => change({ downPaymentCents }), [change]);
  const limits = { leastCents: 0, mostCents: maximumDownCents };
  const maximum = formatCurrency(wholeDollarLimits(limits).mostCents);
  return (
    <>
      <TermChoice
        months={inputs.termMonths}
        options={payment.termsMonths}
        onChange={(termMonths) => change({ termMonths })}
      />
      <div className="fc-pair">
        <AmountField
          name="downPayment"
          label={t('payment.downPayment')}
          hint={t('payment.downPaymentHint', { maximum })}
          amountCents={quote.price.finance?.downPaymentCents ?? inputs.downPaymentCents}
          limits={limits}
          onCommit={handleDown}
        />
        {!controls.isPersonal && <CreditTierField controls={controls} />}
      </div>
    </>
  );
}
