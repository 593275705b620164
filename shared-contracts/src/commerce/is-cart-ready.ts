import type { Cart } from './cart.ts';

/** Whether a cart can be ordered as it is: its deal has not expired (BUY-11), and its price has no errors. Availability is not part of it. */
export function isCartReady({ isExpired, price }: Pick<Cart, 'isExpired' | 'price'>): boolean {
  return !isExpired && (price.errors ?? []).length === 0;
}
