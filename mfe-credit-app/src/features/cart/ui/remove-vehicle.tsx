import { useState } from 'react';
import { Alert, Button, Dialog, Stack } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { CartNews } from '../model/cart-news.ts';
import { isConflict, useRemoveVehicle } from '../data/cart.mutations.ts';

interface RemoveVehicleProps {
  readonly cart: Cart;
  readonly onNews: (news: CartNews) => void;
}

/** Removes the vehicle from the cart, after confirmation. */
export function RemoveVehicle({ cart, onNews }: RemoveVehicleProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveVehicle({
    cart,
    onConflict: () => {
      setAsking(false);
      onNews('conflict');
    },
  });
  const handleRemove = () => {
    if (!remove.isPending) remove.mutate(undefined, { onSuccess: () => onNews('removed') });
  };
  return (
    <>
      <Button variant="quiet" size="sm" icon="trash" onClick={() => setAsking(true)}>
        {t('remove.action')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('remove.title')}
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('remove.keep')}
            </Button>
            <Button variant="critical" busy={remove.isPending} onClick={handleRemove}>
              {t('remove.confirm')}
            </Button>
          </>
        }
      >
        <Stack gap="4">
          {remove.isError && !isConflict(remove.error) && (
            <Alert severity="error">{t('remove.failed', { phone: contact.phoneAbbreviation })}</Alert>
          )}
          {t('remove.text', { name: vehicleName(cart.vehicle) })}
        </Stack>
      </Dialog>
    </>
  );
}
