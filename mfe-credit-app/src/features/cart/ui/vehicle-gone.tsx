import { Alert, Stack } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { CartNews } from '../model/cart-news.ts';
import { CartVehicle } from './cart-vehicle.tsx';

interface VehicleGoneProps {
  readonly cart: Cart;
  readonly onNews: (news: CartNews) => void;
}

/** The cart's vehicle has been sold, withdrawn or is being bought by another shopper; it can be removed. */
export function VehicleGone({ cart, onNews }: VehicleGoneProps) {
  const { t } = useTranslation('creditApp');
  return (
    <Stack gap="5">
      <Alert severity="warning" title={t('gone.title')}>
        {t('gone.text')}
      </Alert>
      <CartVehicle cart={cart} onNews={onNews} />
    </Stack>
  );
}
