import { Button, Dialog } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';

interface SwitchDialogProps {
  /** The requested purchase type; closed while undefined. */
  readonly wanted: Cart['purchaseType'] | undefined;
  readonly current: Cart['purchaseType'];
  readonly onConfirm: (wanted: Cart['purchaseType']) => void;
  readonly onCancel: () => void;
}

/** Confirms another purchase type, and explains beforehand what it changes (BUY-6). */
export function SwitchDialog({ wanted, current, onConfirm, onCancel }: SwitchDialogProps) {
  const { t } = useTranslation('creditApp');
  if (!wanted) return null;
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t(`switch.${wanted}.title`)}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t(`switch.keep.${current}`)}
          </Button>
          <Button onClick={() => onConfirm(wanted)}>{t(`switch.${wanted}.confirm`)}</Button>
        </>
      }
    >
      {t(`switch.${wanted}.text`)}
    </Dialog>
  );
}
