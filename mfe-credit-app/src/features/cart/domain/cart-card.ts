import { cardPayment, type CardPayment } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';

/** The cart fields that its card's payment needs. */
type CardCart = Pick<Cart, 'price' | 'isRatePersonal'>;

/**
 * Returns the payment on a cart's card, that of the chosen purchase type (PRICE-16); if there is none, only that: why, and what would help, is
 * below the page's heading (BUY-85).
 */
export function cartCardPayment({ price, isRatePersonal = false }: CardCart): CardPayment {
  const { finance, lease, errors = [] } = price;
  if (errors.length > 0) return { kind: 'placeholder' };
  if (lease) return { kind: 'lease', isQualified: isRatePersonal, ...lease };
  if (finance) return cardPayment(isRatePersonal ? { personalized: finance } : { estimated: finance });
  return { kind: 'cash', totalCents: price.totalCents, depositCents: price.dueTodayCents };
}
