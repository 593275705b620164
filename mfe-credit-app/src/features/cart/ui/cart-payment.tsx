import { isCartReady, priceDerivation, type Cart } from '@forecourt/shared-contracts/commerce';
import { FinancePanel, LeasePanel } from '../../purchase/index.ts';

/** The payment of a loan or a lease; none while the deal has expired or its price violates a rule, and none for cash. */
export function CartPayment({ cart }: { readonly cart: Cart }) {
  const { price, creditTier, isRatePersonal = false } = cart;
  const canGoOn = isCartReady(cart);
  if (price.lease) return <LeasePanel lease={price.lease} canGoOn={canGoOn} />;
  const derivation = canGoOn ? priceDerivation(price) : undefined;
  return derivation && <FinancePanel {...{ derivation, creditTier, isRatePersonal }} />;
}
