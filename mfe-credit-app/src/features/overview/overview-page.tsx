import { PurchaseFrame } from '../purchase/index.ts';
import { CartGate, ReceiptButton } from '../cart/index.ts';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { OverviewBody } from './overview-body.tsx';

/** Every choice with a link to change it, the whole price, and the next step. */
export function OverviewPage() {
  const { t } = useTranslation('creditApp');
  return (
    <PurchaseFrame
      step="overview"
      title={t('overview.title')}
      lead={t('overview.lead')}
      actions={<ReceiptButton />}
    >
      <CartGate>{(cart) => <OverviewBody cart={cart} />}</CartGate>
    </PurchaseFrame>
  );
}
