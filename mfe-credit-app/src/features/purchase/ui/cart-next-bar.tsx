import type { ReactNode } from 'react';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { nextAmount } from '../domain/next-amount.ts';
import { NextBar } from './next-bar.tsx';

interface CartNextBarProps {
  readonly cart: Cart;
  /** With cents, next to a price that has them. */
  readonly isExact?: boolean;
  readonly children: ReactNode;
}

/** The next action of a cart, with its payment or its total while it sticks. */
export function CartNextBar({ cart, isExact = false, children }: CartNextBarProps) {
  const { t } = useTranslation('creditApp');
  const amount = nextAmount(cart);
  return (
    <NextBar
      below="md"
      amount={amount && { amountCents: amount.amountCents, unit: t(amount.unit) }}
      decimals={isExact ? 'odd' : 'rounded'}
    >
      {children}
    </NextBar>
  );
}
