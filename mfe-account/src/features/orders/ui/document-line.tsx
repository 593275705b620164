import { useState } from 'react';
import { Alert, Button, chakra, VisuallyHidden, type Tone } from '@forecourt/shared-design';
import { StatusPill } from '@forecourt/shared-design/forms';
import { type DealDocument, documentLabel, type DocumentLabel } from '@forecourt/shared-contracts/documents';
import { formatDateAt } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { saveBlob } from '../../../platform/save-blob.ts';
import { fetchDocument } from '../data/documents.queries.ts';
import { Thumbnail } from './thumbnail.tsx';

const Root = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    paddingBlock: '3',
    borderTop: '1px solid',
    borderColor: 'line',
    // The status is at the right of each name; on a phone, the file's button is below both.
    '& .fc-row': {
      display: 'flex',
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      columnGap: { base: '3', sm: '4' },
      rowGap: '2',
      '& > button': { width: { base: 'full', sm: 'auto' } },
    },
    '& .fc-words': { flex: '1 1 0', minWidth: '0', overflowWrap: 'anywhere' },
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    '& h3': { margin: '0', fontSize: 'md', fontWeight: 'semibold' },
  },
});

const tones: Readonly<Record<DocumentLabel, Tone>> = {
  Submitted: 'success',
  Missing: 'neutral',
  Uploading: 'info',
  'Upload failed': 'error',
};

interface DocumentLineProps {
  readonly dealId: string;
  readonly document: DealDocument;
}

/** One document: its thumbnail, name, date added, status, and the file itself where it is stored. */
export function DocumentLine({ dealId, document }: DocumentLineProps) {
  const { t } = useTranslation('account');
  const { client } = usePlatform();
  const { contact } = useTenant();
  const [isBusy, setIsBusy] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const status = documentLabel(document.status);
  const file = document.file?.name;

  async function download(name: string) {
    setIsBusy(true);
    setIsFailed(false);
    try {
      saveBlob(await fetchDocument(client, dealId, document.id), name);
    } catch {
      setIsFailed(true);
    }
    setIsBusy(false);
  }

  return (
    <Root>
      <div className="fc-row">
        <Thumbnail dealId={dealId} document={document} />
        <div className="fc-words">
          <h3>{document.name}</h3>
          <DocumentFacts document={document} status={status} />
        </div>
        <StatusPill tone={tones[status]}>
          {t(`documents.status.${document.reason ? 'refused' : status}`)}
        </StatusPill>
        {file && (
          <Button
            variant="secondary"
            size="sm"
            icon="download"
            busy={isBusy}
            onClick={() => void download(file)}
          >
            {t('documents.download')} <VisuallyHidden>{file}</VisuallyHidden>
          </Button>
        )}
      </div>
      {isFailed && (
        <Alert severity="error">
          {t('documents.downloadFailed', { file, phone: contact.phoneAbbreviation })}
        </Alert>
      )}
    </Root>
  );
}

function DocumentFacts({ document, status }: { document: DealDocument; status: DocumentLabel }) {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  const { addedAt, file, reason } = document;
  const date = addedAt ? formatDateAt(addedAt, contact.timeZone) : undefined;
  if (status === 'Missing') return null;
  return (
    <>
      {file && date && <p>{t('documents.added', { file: file.name, date })}</p>}
      {!file && <p>{date ? t('documents.handedIn', { date }) : t('documents.noFile')}</p>}
      {file?.isProtected && <p>{t('documents.protected')}</p>}
      {reason && <p>{t('documents.refusedBecause', { reason })}</p>}
    </>
  );
}
