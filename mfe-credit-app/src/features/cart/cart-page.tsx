import { useState } from 'react';
import { isCartReady } from '@forecourt/shared-contracts/commerce';
import { Stack } from '@forecourt/shared-design';
import { useSearchParams, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { useCart, type CartLoad } from './model/use-cart.ts';
import { useCartCount } from './model/use-cart-count.ts';
import { ColumnsSkeleton, PurchaseFrame } from '../purchase/index.ts';
import type { CartNews } from './model/cart-news.ts';
import { CartChanged } from './ui/cart-changed.tsx';
import { CartEmpty } from './ui/cart-empty.tsx';
import { CartFailed } from './ui/cart-failed.tsx';
import { CartSessionEnded } from './ui/cart-session-ended.tsx';
import { CartView } from './ui/cart-view.tsx';
import { OrdersInProgress } from './ui/orders-in-progress.tsx';
import { ReceiptButton } from './ui/receipt-button.tsx';
import { reviewViews } from './ui/review-views.ts';
import { VehicleGone } from './ui/vehicle-gone.tsx';

/** The review is at `/cart?step=review`, for members with a cash cart whose vehicle can still be bought. */
function useIsReview(load: CartLoad): boolean {
  const [search] = useSearchParams();
  const isMember = useSession().status === 'signed-in';
  if (load.kind !== 'loaded' || !isMember || search.get('step') !== 'review') return false;
  return load.cart.purchaseType === 'Cash' && load.cart.isAvailable && isCartReady(load.cart);
}

/** The cart with its one vehicle, and the review of a cash order. */
export function CartPage() {
  const { t } = useTranslation('creditApp');
  const load = useCart();
  const isReview = useIsReview(load);
  useCartCount();
  const step = isReview ? 'review' : 'cart';
  // While it loads, the page has the place of what nearly every cart has.
  const isPriced = load.kind === 'loading' || (load.kind === 'loaded' && load.cart.isAvailable);
  return (
    <PurchaseFrame
      step={load.kind === 'empty' ? undefined : isReview ? 'overview' : 'cart'}
      focusKey={step}
      title={t(`${step}.title`)}
      lead={isPriced ? t(`${step}.lead`) : undefined}
      actions={isPriced && !isReview && <ReceiptButton />}
      isLoading={load.kind === 'loading'}
    >
      <Stack gap="5">
        <CartBody load={load} isReview={isReview} />
        {!isReview && <OrdersInProgress />}
      </Stack>
    </PurchaseFrame>
  );
}

interface CartBodyProps {
  readonly load: CartLoad;
  readonly isReview: boolean;
}

function CartBody(props: CartBodyProps) {
  const [news, setNews] = useState<CartNews>();
  if (useSession().status === 'expired') return <CartSessionEnded />;
  return (
    <>
      {news === 'conflict' && <CartChanged />}
      <CartState {...props} news={news} onNews={setNews} />
    </>
  );
}

interface CartStateProps extends CartBodyProps {
  readonly news: CartNews | undefined;
  readonly onNews: (news: CartNews | undefined) => void;
}

function CartState({ load, isReview, news, onNews }: CartStateProps) {
  const { t } = useTranslation('creditApp');
  switch (load.kind) {
    case 'loading':
      return <ColumnsSkeleton label={t('cart.loading')} />;
    case 'failed':
      return <CartFailed isTrying={load.isTrying} onRetry={load.retry} />;
    case 'empty':
      return <CartEmpty wasRemoved={news === 'removed'} />;
    case 'loaded':
      if (!load.cart.isAvailable) {
        return <VehicleGone cart={load.cart} onNews={onNews} />;
      }
      if (isReview) return <reviewViews.View id="cash" cart={load.cart} />;
      return <CartView cart={load.cart} onNews={onNews} />;
  }
}
