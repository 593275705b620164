import type { Cart, CartChoices } from '@forecourt/shared-contracts/commerce';

/** Terms of a loan or a lease that can change. The down payment of a lease is the amount due at signing. */
export type CartTerms = Pick<CartChoices, 'downPaymentCents' | 'termMonths' | 'creditTier' | 'annualMiles'>;

/** One change that the shopper makes to the cart. A renewal changes nothing and takes today's price. */
export type CartChange =
  | { readonly kind: 'purchase-type'; readonly purchaseType: Cart['purchaseType'] }
  | { readonly kind: 'zip'; readonly zipCode: string }
  | { readonly kind: 'terms'; readonly terms: CartTerms }
  | { readonly kind: 'renew' };

/**
 * Whether a later change makes an earlier one void, so that the earlier one must not be sent again: the same choice, or loan or lease terms
 * before another purchase type.
 */
export function replacesChange(later: CartChange, earlier: CartChange): boolean {
  if (earlier.kind !== 'terms') return later.kind === earlier.kind;
  if (later.kind !== 'terms') return later.kind === 'purchase-type';
  return Object.keys(earlier.terms).every((choice) => choice in later.terms);
}

/**
 * Returns the complete choices after one change of a cart, because the server takes them as a whole. Loan or lease terms are kept while the
 * purchase type stays; another type starts with the tenant's defaults. The shopper's own credit tier is kept; a personal one comes from the
 * server.
 */
export function cartChoicesOf(cart: Cart, change: CartChange): CartChoices {
  const purchaseType = change.kind === 'purchase-type' ? change.purchaseType : cart.purchaseType;
  const zipCode = change.kind === 'zip' ? change.zipCode : cart.zipCode;
  return {
    vin: cart.vehicle.vin,
    purchaseType,
    ...(zipCode !== undefined && { zipCode }),
    ...(!cart.isRatePersonal && cart.creditTier !== undefined && { creditTier: cart.creditTier }),
    ...(purchaseType === cart.purchaseType && termsOf(cart)),
    ...(change.kind === 'terms' && change.terms),
  };
}

/** The cart's terms; none for cash. */
export function termsOf({ price: { finance, lease } }: Pick<Cart, 'price'>): CartTerms {
  if (finance) return { downPaymentCents: finance.downPaymentCents, termMonths: finance.termMonths };
  if (!lease) return {};
  const { dueAtSigningCents, termMonths, annualMiles } = lease;
  return { downPaymentCents: dueAtSigningCents, termMonths, annualMiles };
}
