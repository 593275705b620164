import { isCartReady, type Cart } from '@forecourt/shared-contracts/commerce';
import { CashPanel, GoOn } from '../../purchase/index.ts';

interface CartNextProps {
  readonly cart: Cart;
  readonly isChanging: boolean;
}

/** The next step for the purchase type; none while the deal has expired or its price violates a rule. */
export function CartNext({ cart, isChanging }: CartNextProps) {
  if (!isCartReady(cart)) return null;
  const { finance, lease, totalCents } = cart.price;
  if (finance || lease) return <GoOn cart={cart} />;
  return <CashPanel {...{ totalCents, isChanging }} />;
}
