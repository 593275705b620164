import { chakra, SegmentedControl, TextField } from '@forecourt/shared-design';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { useLocation, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FinanceChoices } from './finance-choices.tsx';
import { LeaseChoices } from './lease-choices.tsx';
import { PaymentHeadline } from './payment-headline.tsx';
import type { PaymentInputs } from '../domain/payment-inputs.ts';
import type { PaymentControls } from '../model/use-payment-inputs.ts';

/** Hash of this calculator within its page: the target of cards without a payment. */
const paymentHash = '#payment';

const Root = chakra('section', {
  base: {
    scrollMarginTop: '36px',
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
    // Three types fit one row of a phone, also in Spanish, and take all of it.
    '& .fc-head fieldset': { flex: { base: '1 0 100%', sm: '0 1 auto' } },
    '& .fc-head label': { paddingInline: { base: '2', sm: '4' } },
    '& .fc-why': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: '-3.5' },
    '& .fc-why:empty': { display: 'none' },
    // A cash price depends on no rate.
    '&:not(:has(select, .fc-term)) .fc-why a': { display: 'none' },
    '& .fc-pair': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(232px, 100%), 1fr))',
      gap: '4',
      alignItems: 'start',
    },
    '& .fc-term': { display: 'grid', gap: '1.5' },
    '& .fc-term-label': { fontSize: 'sm', fontWeight: 'semibold' },
    '& .fc-term label': { paddingInline: '2' },
    '& .fc-note': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    // The ZIP code.
    '& > :has(> input)': { maxWidth: { sm: '280px' } },
  },
});

type PurchaseType = PaymentInputs['purchaseType'];

function PurchaseTypeChoice({ controls }: { readonly controls: PaymentControls }) {
  const { t } = useTranslation('storefront');
  const { inputs, quote, change } = controls;
  const types: readonly (PurchaseType | false)[] = [
    quote.canFinance && 'Finance',
    quote.canLease && 'Lease',
    'Cash',
  ];
  const offered = types.filter((type) => type !== false);
  if (offered.length === 1) return null;
  const labels = { Finance: t('payment.finance'), Lease: t('lease.lease'), Cash: t('payment.cash') };
  return (
    <SegmentedControl
      label={t('payment.purchaseType')}
      value={quote.lease || offered.includes(inputs.purchaseType) ? inputs.purchaseType : 'Cash'}
      onChange={(purchaseType) => change({ purchaseType })}
      options={offered.map((value) => ({ value, label: labels[value] }))}
    />
  );
}

interface PaymentCalculatorProps {
  readonly controls: PaymentControls;
  /** Why there is no payment, or only an estimate: in place of the payment, or above it. */
  readonly notice?: ReactNode;
  /** The page's main action; directly below the payment, before its inputs. */
  readonly action: ReactNode;
  /** Opens the calculation. */
  readonly explanation: ReactNode;
}

/** Estimates the payment of one vehicle with the shared engine: finance, lease or cash, term, down payment, credit and location. */
export function PaymentCalculator({ controls, notice, action, explanation }: PaymentCalculatorProps) {
  const { t } = useTranslation('storefront');
  const { payment } = useTenant();
  const { quote, zip, setZip, place, isZipUnknown } = controls;
  const section = useRef<HTMLElement>(null);
  const isAsked = useLocation().hash === paymentHash;
  useEffect(() => {
    if (!isAsked) return;
    section.current?.scrollIntoView?.({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <Root ref={section} tabIndex={-1} aria-labelledby="storefront-payment">
      <div className="fc-head">
        <h2 id="storefront-payment">{t('payment.title')}</h2>
        <PurchaseTypeChoice controls={controls} />
      </div>
      {!quote.canFinance && (
        <p className="fc-note">
          {t('payment.cashOnly', { minimum: formatCurrency(payment.minimumFinancedCents) })}
        </p>
      )}
      {notice}
      <PaymentHeadline quote={quote} isPersonal={controls.isPersonal} />
      {action}
      {quote.price.finance && <FinanceChoices controls={controls} />}
      {quote.lease && <LeaseChoices controls={controls} lease={quote.lease} />}
      <TextField
        name="zip"
        label={t('payment.zip')}
        hint={
          place ? t('payment.zipKnown', { ...place }) : t('payment.zipHint', { state: payment.homeState })
        }
        error={isZipUnknown && <span role="alert">{t('payment.zipUnknown')}</span>}
        inputMode="numeric"
        autoComplete="postal-code"
        value={zip}
        onChange={(event) => setZip(event.target.value.replace(/\D/g, '').slice(0, 5))}
      />
      <div className="fc-why">{explanation}</div>
    </Root>
  );
}
