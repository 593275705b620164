import { PurchaseFrame } from '../purchase/index.ts';
import { CartGate, ReceiptButton, useCart } from '../cart/index.ts';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { OverviewBody } from './overview-body.tsx';

/** Every choice with a link to change it, the whole price, and the next step. */
export function OverviewPage() {
  const { t } = useTranslation('creditApp');
  const { kind } = useCart();
  return (
    <PurchaseFrame
      step={kind === 'empty' ? undefined : 'overview'}
      title={t('overview.title')}
      lead={t('overview.lead')}
      actions={<ReceiptButton />}
      isLoading={kind === 'loading'}
    >
      <CartGate>{(cart) => <OverviewBody cart={cart} />}</CartGate>
    </PurchaseFrame>
  );
}
