import type { ComponentProps } from 'react';
import { useCart } from '../../cart/index.ts';
import { PurchaseFrame } from '../../purchase/index.ts';

/** The layout of a page of the trade-in, with the steps of the purchase unless the cart is empty. */
export function TradeInFrame(props: Omit<ComponentProps<typeof PurchaseFrame>, 'step'>) {
  return <PurchaseFrame step={useCart().kind === 'empty' ? undefined : 'trade-in'} {...props} />;
}
