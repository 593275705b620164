import { vehicleName } from '@forecourt/shared-contracts/formats';
import { useEffect, useRef } from 'react';
import { Alert, Button } from '@forecourt/shared-design';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';

interface RemovedNoteProps {
  readonly vehicle: Vehicle;
  readonly onUndo: () => void;
}

/** Names the removed vehicle and offers undo; the button takes the focus of the heart that is gone. */
export function RemovedNote({ vehicle, onUndo }: RemovedNoteProps) {
  const { t } = useTranslation('storefront');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Alert
      severity="info"
      actions={
        <Button ref={undo} variant="secondary" size="sm" onClick={onUndo}>
          {t('saved.undo')}
        </Button>
      }
    >
      {t('saved.removed', { name: vehicleName(vehicle) })}
    </Alert>
  );
}
