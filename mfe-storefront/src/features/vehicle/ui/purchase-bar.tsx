import { Button, chakra } from '@forecourt/shared-design';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { PaymentControls } from '../../payment/index.ts';
import type { StartPurchaseState } from '../../purchase/index.ts';

const Root = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    position: 'sticky',
    bottom: '0',
    zIndex: '10',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    height: '60px',
    paddingInline: '4',
    background: 'surfaceRaised',
    borderTop: '1px solid',
    borderColor: 'line',
    boxShadow: '0 -8px 24px -12px rgb(0 0 0 / 0.25)',
    '& b': {
      display: 'block',
      fontFamily: 'display',
      fontWeight: 'display',
      fontSize: 'lg',
      lineHeight: '1.15',
    },
    '& small': { color: 'inkMuted', fontSize: 'xs' },
    '& .fc-money': { minWidth: '0' },
  },
});

interface PurchaseBarProps {
  readonly controls: Pick<PaymentControls, 'quote' | 'isPersonal'>;
  readonly priceCents: number;
  readonly purchase: StartPurchaseState;
}

/** Price and main action at the bottom of small screens, at most 60 px high (SHOP-55). */
export function PurchaseBar({ controls, priceCents, purchase }: PurchaseBarProps) {
  const { t } = useTranslation('storefront');
  const { isPersonal, quote } = controls;
  const { finance } = quote.price;
  const { lease } = quote;
  const words = isPersonal ? 'purchase.barPaymentPersonal' : 'purchase.barPayment';
  return (
    <Root>
      <div className="fc-money">
        <b>{formatCurrency(priceCents)}</b>
        {finance && <small>{t(words, { amount: formatCurrency(finance.monthlyPaymentCents) })}</small>}
        {lease && <small>{t('lease.barPayment', { amount: formatCurrency(lease.cost.paymentCents) })}</small>}
      </div>
      <Button busy={purchase.isBusy} onClick={purchase.start}>
        {t('purchase.start')}
      </Button>
    </Root>
  );
}
