import { cardPayment, type CardPayment } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { suggestedChanges } from '@forecourt/shared-contracts/pricing';

/** The cart fields that its card's payment needs. */
type CardCart = Pick<Cart, 'price' | 'isRatePersonal'>;

/**
 * Returns the payment on a cart's card: if there is none, what would help (PRICE-15), otherwise the payment of the chosen purchase type
 * (PRICE-16).
 */
export function cartCardPayment({ price, isRatePersonal = false }: CardCart): CardPayment {
  const { finance, lease, errors = [] } = price;
  if (errors.length > 0)
    return cardPayment({ priceError: 'out-of-range', possible: suggestedChanges(price) });
  if (lease) return { kind: 'lease', isQualified: isRatePersonal, ...lease };
  if (finance) return cardPayment(isRatePersonal ? { personalized: finance } : { estimated: finance });
  return { kind: 'cash', totalCents: price.totalCents, depositCents: price.dueTodayCents };
}
