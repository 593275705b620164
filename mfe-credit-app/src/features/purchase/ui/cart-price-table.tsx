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

/**
 * Every line of a cart's price, each incentive by its name, and of several those that cannot be combined with them (PRICE-64); lines that
 * depend on an open choice say so.
 */
export function CartPriceTable({ cart, isRounded = false }: CartPriceTableProps) {
  const { incentives } = cart;
  return (
    <>
      <PriceTable
        price={cart.price}
        isBeforeOrder
        namesIncentives
        isRounded={isRounded}
        homeState={cart.homeState ?? null}
        isHandOverOpen={cart.handOver === undefined}
      />
      {incentives?.[1] && (
        <Suspense>
          <CartSavings incentives={incentives} />
        </Suspense>
      )}
    </>
  );
}
