import { useState } from 'react';
import { chakra, Page, PageHeading, usePageTitle } from '@forecourt/shared-design';
import { useSearchParams, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { useCart, useCartCount, type CartLoad } from '../cart-data/index.ts';
import { CashReview } from '../cash-order/index.ts';
import { CartEmpty } from './cart-empty.tsx';
import { CartFailed } from './cart-failed.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartView } from './cart-view.tsx';
import { SessionEnded } from './session-ended.tsx';
import { VehicleGone } from './vehicle-gone.tsx';

const Body = chakra('div', { base: { marginTop: { base: '6', md: '8' } } });

/** The review stands at `/cart?step=review`, for members with a cash cart whose vehicle can still be bought. */
function useIsReview(load: CartLoad): boolean {
  const [search] = useSearchParams();
  const isMember = useSession().status === 'signed-in';
  if (load.kind !== 'loaded' || !isMember || search.get('step') !== 'review') return false;
  return load.cart.purchaseType === 'Cash' && load.cart.isAvailable;
}

/** The cart with its one vehicle, and the review of a cash order. */
export function CartPage() {
  const { t } = useTranslation('creditApp');
  const load = useCart();
  const isReview = useIsReview(load);
  useCartCount();
  const step = isReview ? 'review' : 'cart';
  usePageTitle(t(`${step}.title`));
  const isPriced = load.kind === 'loaded' && load.cart.isAvailable;
  return (
    <Page>
      <PageHeading focusKey={step} lead={isPriced ? t(`${step}.lead`) : undefined}>
        {t(`${step}.title`)}
      </PageHeading>
      <Body>
        <CartBody load={load} isReview={isReview} />
      </Body>
    </Page>
  );
}

function CartBody({ load, isReview }: { load: CartLoad; isReview: boolean }) {
  const isExpired = useSession().status === 'expired';
  const [wasRemoved, setWasRemoved] = useState(false);
  if (isExpired) return <SessionEnded />;
  switch (load.kind) {
    case 'loading':
      return <CartSkeleton />;
    case 'failed':
      return <CartFailed isTrying={load.isTrying} onRetry={load.retry} />;
    case 'empty':
      return <CartEmpty wasRemoved={wasRemoved} />;
    case 'loaded':
      if (!load.cart.isAvailable) {
        return <VehicleGone vehicle={load.cart.vehicle} onRemoved={() => setWasRemoved(true)} />;
      }
      if (isReview) return <CashReview cart={load.cart} />;
      return <CartView cart={load.cart} onRemoved={() => setWasRemoved(true)} />;
  }
}
