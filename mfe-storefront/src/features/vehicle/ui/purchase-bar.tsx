import { Button, chakra, Money, type PriceMoney } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { PaymentControls } from '../../payment/index.ts';
import { useKeptPayment } from './use-kept-payment.ts';
import { startVariant, type StartPurchaseState } from '../../purchase/index.ts';

const Root = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    position: 'sticky',
    bottom: '0',
    zIndex: '10',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    height: '60px',
    paddingInline: { base: '4', sm: '6' },
    background: 'surfaceRaised',
    borderTop: '1px solid',
    borderColor: 'line',
    animation: 'fc-slide-bottom {durations.normal} {easings.standard}',
    boxShadow: '0 -8px 24px -12px rgb(0 0 0 / 0.25)',
    '& button': { flexShrink: '0', paddingInline: '4' },
    // The words of a total have two lines where one is too short.
    '& small': { whiteSpace: 'normal' },
    // No room for a third line.
    '@media (max-width: 359px)': { '& [data-line=payment] ~ [data-line=price]': { display: 'none' } },
  },
});

interface PurchaseBarProps {
  readonly vin: string;
  readonly controls: Pick<PaymentControls, 'quote' | 'isPersonal' | 'draft' | 'setDraft'>;
  readonly price: PriceMoney;
  readonly purchase: StartPurchaseState;
}

function BarMoney({ controls: { isPersonal, quote }, price }: Pick<PurchaseBarProps, 'controls' | 'price'>) {
  const { t } = useTranslation('storefront');
  const {
    lease,
    toPayCents,
    price: { finance },
  } = quote;
  const amountCents = lease ? lease.cost.paymentCents : (finance?.monthlyPaymentCents ?? toPayCents);
  const loanWords = isPersonal ? 'payment.perMonthPersonal' : 'payment.perMonth';
  const words = lease ? 'lease.perMonth' : finance ? loanWords : 'vehicle.withTaxes';
  return (
    <Money
      payment={{ amountCents, unit: t(words) }}
      price={lease ? { priceCents: lease.cost.dueAtSigningCents, unit: t('lease.due') } : finance && price}
      size="bar"
    />
  );
}

/**
 * Payment, price and main action at the bottom of small screens, at most 60 px high (SHOP-55). A lease has no price to pay: what is due at
 * signing stands in its place. In cash, the total stands for both; for amounts that cannot be financed there is no payment. It keeps the
 * choices for the tab, because its chunk is not on the first screen.
 */
export function PurchaseBar({ vin, controls, price, purchase }: PurchaseBarProps) {
  const { t } = useTranslation('storefront');
  useKeptPayment(vin, controls, purchase.isBusy);
  const { price: priced } = controls.quote;
  return (
    <Root data-print="no" className="fc-payment">
      {priced.errors ? (
        <div>
          <b>{t('vehicle.noPayment')}</b>
          <Money price={price} size="bar" />
        </div>
      ) : (
        <BarMoney controls={controls} price={price} />
      )}
      <Button variant={startVariant(priced)} busy={purchase.isBusy} onClick={purchase.start}>
        {t(purchase.isLease ? 'purchase.startLease' : 'purchase.start')}
      </Button>
    </Root>
  );
}
