import { useState } from 'react';
import { Button, Dialog } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { wholeFileName } from '../domain/whole-file-name.ts';

interface DeleteDialogProps {
  readonly fileName: string;
  /** Settles when the deletion is done or has failed; either way the dialog closes. */
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for confirmation before a file is deleted, and explains the consequences. */
export function DeleteDialog({ fileName, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('checkout');
  const [isBusy, setBusy] = useState(false);
  const handleDelete = () => {
    if (isBusy) return;
    setBusy(true);
    void onDelete().finally(onClose);
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('documents.deleteTitle', { name: wholeFileName(fileName) })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('documents.keep')}
          </Button>
          <Button variant="critical" icon="trash" busy={isBusy} onClick={handleDelete}>
            {t('documents.deleteConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('documents.deleteText')}</p>
    </Dialog>
  );
}
