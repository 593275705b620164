import type { ReactNode } from 'react';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { ReceiptButton } from '../../cart/index.ts';
import { Columns, OrderSummary } from '../../purchase/index.ts';

interface BesideOrderProps {
  readonly cart: Cart;
  /** For a question: a small screen then has only the vehicle and its payment below it. */
  readonly isBrief?: boolean;
  readonly children: ReactNode;
}

/** A page of the application, and what is bought: beside it, or below it on a small screen. */
export function BesideOrder({ cart, isBrief = false, children }: BesideOrderProps) {
  return (
    <Columns>
      {children}
      <OrderSummary cart={cart} isBrief={isBrief}>
        <ReceiptButton />
      </OrderSummary>
    </Columns>
  );
}
