import { chakra, SegmentedControl, SelectField, TextField } from '@forecourt/shared-design';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useCallback, type ReactNode } from 'react';
import { DownPaymentField } from './down-payment-field.tsx';
import { PaymentHeadline } from './payment-headline.tsx';
import { PriceExplanation } from './price-explanation.tsx';
import type { PaymentControls } from './use-payment-inputs.ts';

const Root = chakra('section', {
  base: {
    display: 'grid',
    gap: '5',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& .fc-head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
    },
    '& .fc-why': { marginInlineStart: '-3.5' },
    '& .fc-pair': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
      gap: '4',
      alignItems: 'start',
    },
    '& .fc-term': { display: 'grid', gap: '1.5' },
    '& .fc-term-label': { fontSize: 'sm', fontWeight: 'semibold' },
    '& .fc-term label': { paddingInline: '2' },
    '& .fc-note': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

function FinanceChoices({ controls }: { controls: PaymentControls }) {
  const { t } = useTranslation('storefront');
  const { payment } = useTenant();
  const { inputs, quote, change } = controls;
  const handleDown = useCallback((downPaymentCents: number) => change({ downPaymentCents }), [change]);
  return (
    <>
      <div className="fc-term">
        <span className="fc-term-label" aria-hidden>
          {t('payment.term')}
        </span>
        <SegmentedControl
          label={t('payment.term')}
          fullWidth
          value={String(inputs.termMonths)}
          onChange={(months) => change({ termMonths: Number(months) })}
          options={payment.termsMonths.map((months) => ({ value: String(months), label: String(months) }))}
        />
      </div>
      <div className="fc-pair">
        <DownPaymentField
          amountCents={quote.price.finance?.downPaymentCents ?? inputs.downPaymentCents}
          maximumCents={quote.maximumDownCents}
          onCommit={handleDown}
        />
        <SelectField
          name="creditTier"
          label={t('payment.credit')}
          hint={t('payment.creditHint')}
          placeholder={null}
          value={inputs.creditTier}
          onChange={(event) => change({ creditTier: event.target.value })}
          options={payment.creditTiers.map(({ name, displayName, low, high }) => ({
            value: name,
            label: t('payment.creditRange', { displayName, low, high }),
          }))}
        />
      </div>
    </>
  );
}

interface PaymentCalculatorProps {
  readonly controls: PaymentControls;
  /** The page's main action; stands right under the payment, before what can be changed about it. */
  readonly action: ReactNode;
}

/** Estimates the payment of one vehicle with the shared engine: finance or cash, term, down payment, credit and place. */
export function PaymentCalculator({ controls, action }: PaymentCalculatorProps) {
  const { t } = useTranslation('storefront');
  const { payment } = useTenant();
  const { inputs, quote, change, zip, setZip, place, isZipUnknown } = controls;
  return (
    <Root aria-labelledby="storefront-payment">
      <div className="fc-head">
        <h2 id="storefront-payment">{t('payment.title')}</h2>
        {quote.canFinance && (
          <SegmentedControl
            label={t('payment.purchaseType')}
            value={inputs.purchaseType}
            onChange={(purchaseType) => change({ purchaseType })}
            options={[
              { value: 'Finance', label: t('payment.finance') },
              { value: 'Cash', label: t('payment.cash') },
            ]}
          />
        )}
      </div>
      {!quote.canFinance && (
        <p className="fc-note">
          {t('payment.cashOnly', { minimum: formatCurrency(payment.minimumFinancedCents) })}
        </p>
      )}
      <PaymentHeadline quote={quote} />
      {action}
      {quote.price.finance && <FinanceChoices controls={controls} />}
      <TextField
        name="zip"
        label={t('payment.zip')}
        hint={
          place ? t('payment.zipKnown', { ...place }) : t('payment.zipHint', { state: quote.price.state })
        }
        error={isZipUnknown ? t('payment.zipUnknown') : undefined}
        inputMode="numeric"
        autoComplete="postal-code"
        value={zip}
        onChange={(event) => setZip(event.target.value.replace(/\D/g, '').slice(0, 5))}
      />
      <div className="fc-why">
        <PriceExplanation quote={quote} />
      </div>
    </Root>
  );
}
