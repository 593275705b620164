import { useState } from 'react';
import { Alert, Button, Dialog, Stack } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useRemoveVehicle } from '../data/cart.mutations.ts';

interface RemoveVehicleProps {
  readonly name: string;
  readonly onRemoved: () => void;
}

/** Removes the vehicle from the cart, after confirmation. */
export function RemoveVehicle({ name, onRemoved }: RemoveVehicleProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveVehicle();
  const handleRemove = () => {
    if (!remove.isPending) remove.mutate(undefined, { onSuccess: onRemoved });
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
          {remove.isError && (
            <Alert severity="error">{t('remove.failed', { phone: contact.phoneAbbreviation })}</Alert>
          )}
          {t('remove.text', { name })}
        </Stack>
      </Dialog>
    </>
  );
}
