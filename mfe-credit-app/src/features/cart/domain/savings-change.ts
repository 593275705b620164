import type { Cart } from '@forecourt/shared-contracts/commerce';
import { incentiveSavingsCents } from '@forecourt/shared-contracts/pricing';

/** How the incentives of a cart have changed since the shopper last changed it, in cents. `gone`: there are none any more. */
export interface SavingsChange {
  readonly kind: 'more' | 'less' | 'gone';
  readonly beforeCents: number;
  readonly nowCents: number;
}

/** Returns the change to report, or undefined if there is none (PRICE-63). */
export function savingsChange({
  savingsBeforeCents,
  price,
}: Pick<Cart, 'savingsBeforeCents' | 'price'>): SavingsChange | undefined {
  if (savingsBeforeCents === undefined) return undefined;
  const nowCents = incentiveSavingsCents(price);
  const kind = nowCents > savingsBeforeCents ? 'more' : nowCents === 0 ? 'gone' : 'less';
  return { kind, beforeCents: savingsBeforeCents, nowCents };
}
