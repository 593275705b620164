import type { ReactNode } from 'react';
import { chakra } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CartPriceTable } from './cart-price-table.tsx';
import { NextCard } from './next-card.tsx';

const Table = chakra('div', {
  base: {
    transition: 'opacity {durations.fast}',
    '&[aria-busy=true]': { opacity: '0.55' },
    // Amounts end where the card's other boxes end.
    '& table': { maxWidth: 'none' },
    // The next step below it is on the first screen of a laptop.
    '& table :is(th, td)': { paddingBlock: '2' },
  },
});

interface PricePanelProps {
  readonly cart: Cart;
  /** A new price is loading. */
  readonly isChanging: boolean;
  /** The next step: a `NextWays`, or nothing. */
  readonly next: ReactNode;
  /** The payment, or why there is none. */
  readonly children?: ReactNode;
}

/** The payment, the price with its parts, and the next step. */
export function PricePanel({ cart, isChanging, next, children }: PricePanelProps) {
  const { t } = useTranslation('creditApp');
  return (
    <NextCard
      as="section"
      aria-label={t('price.label')}
      position={{ md: 'sticky' }}
      top={{ md: '104px' }}
      next={next}
    >
      {children}
      <Table aria-busy={isChanging}>
        <CartPriceTable cart={cart} isRounded={!cart.price.lease} />
      </Table>
    </NextCard>
  );
}
