import { useState } from 'react';
import { Button } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { CartNews } from '../model/cart-news.ts';
import { removalViews } from './removal-views.ts';

interface RemoveVehicleProps {
  readonly cart: Cart;
  readonly onNews: (news: CartNews) => void;
}

/** Removes the vehicle from the cart, after confirmation. */
export function RemoveVehicle({ cart, onNews }: RemoveVehicleProps) {
  const { t } = useTranslation('creditApp');
  const [isAsking, setAsking] = useState(false);
  const handleAsk = async () => {
    try {
      await removalViews.load('dialog');
      setAsking(true);
    } catch {
      // The press can be repeated, and loads the dialog again.
    }
  };
  return (
    <>
      <Button variant="quiet" size="sm" icon="trash" onClick={() => void handleAsk()}>
        {t('remove.action')}
      </Button>
      {isAsking && (
        <removalViews.View id="dialog" cart={cart} onNews={onNews} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
