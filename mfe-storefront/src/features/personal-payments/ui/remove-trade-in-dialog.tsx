import { Alert, Button, Dialog, Stack } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useRemoveTradeIn } from '../data/remove-trade-in.mutations.ts';

interface RemoveTradeInDialogProps {
  readonly onClose: () => void;
}

/** Removes the trade-in after confirmation (BUY-20), on the page whose payments it makes impossible (PRICE-15). */
export function RemoveTradeInDialog({ onClose }: RemoveTradeInDialogProps) {
  const { t } = useTranslation('storefront');
  const remove = useRemoveTradeIn(onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('personal.removal.title')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('personal.removal.keep')}
          </Button>
          <Button
            variant="critical"
            busy={remove.isPending}
            onClick={() => {
              if (!remove.isPending) remove.mutate();
            }}
          >
            {t('personal.removal.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {remove.isError && <Alert severity="error">{t('personal.removal.failed')}</Alert>}
        {t('personal.removal.text')}
      </Stack>
    </Dialog>
  );
}
