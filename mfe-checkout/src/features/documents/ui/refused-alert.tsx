import { Alert, Button } from '@forecourt/shared-design';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useCamera } from './use-camera.ts';
import { wholeFileName } from '../domain/whole-file-name.ts';

interface RefusedAlertProps {
  /** A file that the dealer refused. */
  readonly document: DealDocument;
  /** Whether replacing it is the main action of the page. */
  readonly isMain: boolean;
  /** Chooses what replaces it, by the camera for a photo. */
  readonly onReplace: (isPhoto: boolean) => void;
}

/** Why the dealer refused a file, and the one way to replace it, a photo by another photo where there is a camera: the first thing that its card says. */
export function RefusedAlert({ document, isMain, onReplace }: RefusedAlertProps) {
  const { t } = useTranslation('checkout');
  const hasCamera = useCamera();
  const name = document.file?.name ?? document.name;
  const isPhoto = hasCamera && document.file?.kind === 'jpg';
  const words = t(isPhoto ? 'documents.retake' : 'documents.chooseOther');
  return (
    <Alert
      severity="error"
      live="off"
      title={t('documents.refused', { name: wholeFileName(name) })}
      actions={
        <Button
          size="sm"
          variant={isMain ? 'primary' : 'secondary'}
          icon={isPhoto ? 'image' : 'upload'}
          aria-label={`${words}: ${name}`}
          onClick={() => onReplace(isPhoto)}
        >
          {words}
        </Button>
      }
    >
      {document.reason ?? t('documents.fault.refused')}
    </Alert>
  );
}
