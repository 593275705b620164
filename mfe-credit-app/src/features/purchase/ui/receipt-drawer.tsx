import { useState } from 'react';
import { Button, Drawer } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CartPriceTable } from './cart-price-table.tsx';

/** Every line of the receipt in a drawer at the side of the screen (BUY-5). */
export function ReceiptDrawer({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation('creditApp');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="lg" flush="narrow" icon="info" onClick={() => setOpen(true)}>
        {t('receipt.open')}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('receipt.title')}>
        <CartPriceTable cart={cart} />
      </Drawer>
    </>
  );
}
