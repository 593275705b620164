import { lazy, Suspense } from 'react';
import { PriceTable } from '@forecourt/shared-design/purchase';
import type { Cart } from '@forecourt/shared-contracts/commerce';

const CartSavings = lazy(async () => ({
  default: (await import('./cart-savings.tsx')).CartSavings,
}));

interface CartPriceTableProps {
  readonly cart: Cart;
  /** True for whole dollars. */
  readonly isRounded?: boolean;
}

/** Every line of a cart's price and its incentives; lines that depend on an open choice say so. */
export function CartPriceTable({ cart, isRounded = false }: CartPriceTableProps) {
  const { incentives } = cart;
  return (
    <>
      <PriceTable
        price={cart.price}
        isBeforeOrder
        isRounded={isRounded}
        homeState={cart.homeState ?? null}
        isHandOverOpen={cart.handOver === undefined}
      />
      {incentives?.[0] && (
        <Suspense>
          <CartSavings incentives={incentives} />
        </Suspense>
      )}
    </>
  );
}
