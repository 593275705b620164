import { Alert, Button, Dialog, Stack } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { CartNews } from '../model/cart-news.ts';
import { isConflict, useRemoveVehicle } from '../data/cart.mutations.ts';

export interface RemovalDialogProps {
  readonly cart: Cart;
  readonly onNews: (news: CartNews) => void;
  readonly onClose: () => void;
}

/** Confirms that the vehicle leaves the cart, and removes it. */
export function RemovalDialog({ cart, onNews, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const remove = useRemoveVehicle({
    cart,
    onConflict: () => {
      onClose();
      onNews('conflict');
    },
  });
  const handleRemove = () => {
    if (!remove.isPending) remove.mutate(undefined, { onSuccess: () => onNews('removed') });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('removal.title')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('removal.keep')}
          </Button>
          <Button variant="critical" busy={remove.isPending} onClick={handleRemove}>
            {t('removal.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {remove.isError && !isConflict(remove.error) && (
          <Alert severity="error">{t('removal.failed', { phone: contact.phoneAbbreviation })}</Alert>
        )}
        {t('removal.text', { name: vehicleName(cart.vehicle) })}
      </Stack>
    </Dialog>
  );
}
