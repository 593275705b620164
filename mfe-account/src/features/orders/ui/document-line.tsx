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
    paddingBlock: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    '& .fc-row': {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      flexWrap: { base: 'wrap', sm: 'nowrap' },
    },
    '& .fc-words': { flex: '1', minWidth: { base: 'calc(100% - 80px)', sm: '0' }, overflowWrap: 'anywhere' },
    '& .fc-end': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      paddingInlineStart: { base: '72px', sm: '0' },
    },
    // A status alone has room next to the name, on most phones too.
    '&[data-bare] .fc-words': { flexBasis: '120px', minWidth: '0' },
    '&[data-bare] .fc-end': { paddingInlineStart: '0', marginInlineStart: 'auto' },
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
    <Root data-bare={file ? undefined : ''}>
      <div className="fc-row">
        <Thumbnail dealId={dealId} document={document} />
        <div className="fc-words">
          <h3>{document.name}</h3>
          <DocumentFacts document={document} status={status} />
        </div>
        <div className="fc-end">
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
  if (status === 'Missing') return <p>{t('documents.notYet')}</p>;
  return (
    <>
      {file && date && <p>{t('documents.added', { file: file.name, date })}</p>}
      {!file && <p>{date ? t('documents.handedIn', { date }) : t('documents.noFile')}</p>}
      {file?.isProtected && <p>{t('documents.protected')}</p>}
      {reason && <p>{t('documents.refusedBecause', { reason })}</p>}
    </>
  );
}
