import { isCartReady, priceDerivation, type Cart } from '@forecourt/shared-contracts/commerce';
import { CashPanel, FinancePanel, LeasePanel } from '../../purchase/index.ts';

interface CartNextProps {
  readonly cart: Cart;
  readonly isChanging: boolean;
  readonly onSwitchToCash: () => void;
}

/** The payment and the next step for the purchase type; no next step while the deal has expired or its price violates a rule. */
export function CartNext({ cart, isChanging, onSwitchToCash }: CartNextProps) {
  const { price, creditTier, isRatePersonal = false } = cart;
  const canGoOn = isCartReady(cart);
  const hasHandOver = cart.handOver !== undefined;
  if (price.lease) return <LeasePanel lease={price.lease} {...{ canGoOn, hasHandOver, onSwitchToCash }} />;
  if (!canGoOn) return null;
  const derivation = priceDerivation(price);
  if (!derivation) return <CashPanel isChanging={isChanging} />;
  return <FinancePanel {...{ derivation, creditTier, isRatePersonal, hasHandOver, onSwitchToCash }} />;
}
