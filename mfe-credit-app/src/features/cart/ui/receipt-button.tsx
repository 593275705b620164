import { useState } from 'react';
import { Button, chakra } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useCart } from '../model/use-cart.ts';
import { receiptViews } from './receipt-views.ts';

const Place = chakra('div', { base: { visibility: 'hidden' } });

/**
 * Opens the order details from any page of the purchase (BUY-5). Without a vehicle that can be bought it only holds its place, so that the
 * page does not move once the cart has loaded; nothing is held if a page is only shown once that is known.
 */
export function ReceiptButton({ holdsPlace = true }: { readonly holdsPlace?: boolean }) {
  const { t } = useTranslation('creditApp');
  const load = useCart();
  const [isLoaded, setLoaded] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (load.kind !== 'loaded' || !load.cart.isAvailable) {
    if (!holdsPlace) return null;
    return (
      <Place aria-hidden>
        <Button variant="secondary" size="sm" icon="document">
          {t('receipt.open')}
        </Button>
      </Place>
    );
  }
  const handleOpen = async () => {
    setLoading(true);
    try {
      await receiptViews.load('drawer');
      setLoaded(true);
      setOpen(true);
    } catch {
      // The press can be repeated, and loads the drawer again.
    }
    setLoading(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon="document"
        busy={isLoading}
        aria-haspopup="dialog"
        onClick={() => void handleOpen()}
      >
        {t('receipt.open')}
      </Button>
      {isLoaded && (
        <receiptViews.View id="drawer" cart={load.cart} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
