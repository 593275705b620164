import type { ReactNode } from 'react';
import { Card, chakra } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CartPriceTable } from './cart-price-table.tsx';

const Sticky = chakra('section', {
  base: { position: { md: 'sticky' }, top: { md: '104px' }, '& .fc-next': { marginTop: '6' } },
});
const Table = chakra('div', {
  base: { transition: 'opacity 150ms', '&[aria-busy=true]': { opacity: '0.55' } },
});

interface PricePanelProps {
  readonly cart: Cart;
  /** A new price is loading. */
  readonly isChanging: boolean;
  /** The next step. */
  readonly children: ReactNode;
}

/** The price with its parts, and the next step. */
export function PricePanel({ cart, isChanging, children }: PricePanelProps) {
  const { t } = useTranslation('creditApp');
  return (
    <Sticky aria-label={t('price.label')}>
      <Card>
        <Table aria-busy={isChanging || undefined}>
          <CartPriceTable cart={cart} isRounded />
        </Table>
        <div className="fc-next">{children}</div>
      </Card>
    </Sticky>
  );
}
