import type { ComponentProps } from 'react';
import { useCart } from '../../cart/index.ts';
import { PurchaseFrame } from '../../purchase/index.ts';

/**
 * The layout of a page of the trade-in, with the steps of the purchase unless the cart is empty. They go together with the loading content,
 * which would move up alone.
 */
export function TradeInFrame(props: Omit<ComponentProps<typeof PurchaseFrame>, 'step'>) {
  const hasSteps = useCart().kind !== 'empty' || props.isLoading;
  return <PurchaseFrame step={hasSteps ? 'trade-in' : undefined} {...props} />;
}
