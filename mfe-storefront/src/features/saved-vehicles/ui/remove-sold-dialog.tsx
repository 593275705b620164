import { Button, Dialog } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

interface RemoveSoldDialogProps {
  readonly isOpen: boolean;
  readonly count: number;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before all sold vehicles are removed, and says that the others stay. */
export function RemoveSoldDialog({ isOpen, count, onCancel, onConfirm }: RemoveSoldDialogProps) {
  const { t } = useTranslation('storefront');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={t('saved.confirmTitle')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('saved.confirmKeep')}
          </Button>
          <Button onClick={onConfirm}>{t('saved.confirmRemove')}</Button>
        </>
      }
    >
      {t('saved.confirmText', { count })}
    </Dialog>
  );
}
