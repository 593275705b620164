import { Button } from '@forecourt/shared-design';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import { formatDateAt } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { UploadFault } from '../domain/upload-fault.ts';
import { FileRow } from './file-row.tsx';
import { fileSize } from './file-size.ts';
import { Thumbnail } from './thumbnail.tsx';

interface DocumentRowProps {
  readonly dealId: string;
  readonly document: DealDocument;
  /** Why it could not be deleted: a key below `documents.fault`. */
  readonly deleteFault: UploadFault | undefined;
  readonly onView: () => void;
  /** Nothing for a file whose refusal already offers it, nor for one that can no longer be replaced. */
  readonly onReplace: (() => void) | undefined;
  /** Nothing for a file that can no longer be deleted. */
  readonly onDelete: (() => void) | undefined;
}

const looks = { view: 'secondary', replace: 'secondary', delete: 'critical' } as const;

/** A file that the dealer has: thumbnail, name, date, and actions to view, replace and delete it. */
export function DocumentRow(props: DocumentRowProps) {
  const { dealId, document, deleteFault, onView, onReplace, onDelete } = props;
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const { file } = document;
  const name = file?.name ?? document.name;
  const actions = [
    { id: 'view', icon: 'eye', onClick: onView },
    { id: 'replace', icon: 'upload', onClick: onReplace },
    { id: 'delete', icon: 'trash', onClick: onDelete },
  ] as const;
  return (
    <FileRow
      picture={<Thumbnail dealId={dealId} document={document} />}
      actions={
        file && (
          <>
            {actions.map(
              ({ id, icon, onClick }) =>
                onClick && (
                  <Button
                    key={id}
                    size="sm"
                    variant={looks[id]}
                    icon={icon}
                    aria-label={t(`documents.${id}File`, { name })}
                    onClick={onClick}
                  >
                    {t(`documents.${id}`)}
                  </Button>
                ),
            )}
          </>
        )
      }
    >
      <p className="fc-file">{name}</p>
      <FileNotes document={document} />
      {deleteFault && (
        <p className="fc-fault" role="alert">
          {t(`documents.fault.${deleteFault}`, { phone: contact.phoneAbbreviation })}
        </p>
      )}
    </FileRow>
  );
}

function FileNotes({ document }: { document: DealDocument }) {
  const { t } = useTranslation('checkout');
  const { timeZone } = useTenant().contact;
  const { file, addedAt } = document;
  const date = addedAt ? formatDateAt(addedAt, timeZone) : '';
  return (
    <>
      <p className="fc-note">{t('documents.added', { date })}</p>
      <p className="fc-note">{file ? fileSize(file.sizeBytes) : t('documents.fileGone')}</p>
      {file?.isProtected && <p className="fc-note">{t('documents.protected')}</p>}
    </>
  );
}
