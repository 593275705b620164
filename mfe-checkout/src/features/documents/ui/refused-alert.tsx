import { Alert, Button } from '@forecourt/shared-design';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { wholeFileName } from '../domain/whole-file-name.ts';

interface RefusedAlertProps {
  /** A file that the dealer refused. */
  readonly document: DealDocument;
  /** Whether replacing it is the main action of the page. */
  readonly isMain: boolean;
  readonly onReplace: () => void;
}

/** Why the dealer refused a file, and the way to replace it: the first thing that its card says. */
export function RefusedAlert({ document, isMain, onReplace }: RefusedAlertProps) {
  const { t } = useTranslation('checkout');
  const name = document.file?.name ?? document.name;
  return (
    <Alert
      severity="error"
      live="off"
      title={t('documents.refused', { name: wholeFileName(name) })}
      actions={
        <Button
          size="sm"
          variant={isMain ? 'primary' : 'secondary'}
          icon="upload"
          aria-label={t('documents.replaceFile', { name })}
          onClick={onReplace}
        >
          {t('documents.replace')}
        </Button>
      }
    >
      {document.reason ?? t('documents.fault.refused')}
    </Alert>
  );
}
