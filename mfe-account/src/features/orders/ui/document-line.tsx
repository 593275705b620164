import { useState } from 'react';
import { Alert, Button, chakra, LinkButton, VisuallyHidden, type Tone } from '@forecourt/shared-design';
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
    overflowWrap: 'anywhere',
    // The status is at the right of each name; on a phone, what is said about the file is below both in the full width, then its buttons.
    '& .fc-row': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: { base: '3', md: '4' },
      rowGap: '2',
    },
    '& .fc-words': { display: { base: 'contents', md: 'block' }, flex: '1 1 240px', minWidth: '0' },
    '& .fc-facts': { flex: '1 0 100%', order: { base: '1', md: '0' } },
    '& .fc-do': {
      display: 'grid',
      gridAutoFlow: { md: 'column' },
      gap: '2',
      flex: { base: '1 0 100%', md: '0 0 auto' },
      order: { base: '2', md: '0' },
    },
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    '& p.fc-reason': { color: 'ink' },
    '& h3': { flex: '1 1 0', minWidth: '0', margin: '0', fontSize: 'md', fontWeight: 'semibold' },
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
  /** Where a refused document is replaced; undefined where it no longer can be. */
  readonly uploadPath: string | undefined;
  /** Whether replacing it is the main action of the page. */
  readonly isMain: boolean;
}

/** One document: its thumbnail, name, date added, status, the way to replace a refused one, and the file itself where it is stored. */
export function DocumentLine({ dealId, document, uploadPath, isMain }: DocumentLineProps) {
  const { t } = useTranslation('account');
  const { client } = usePlatform();
  const { contact } = useTenant();
  const [isBusy, setIsBusy] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const file = document.file?.name;
  const replacePath = document.reason ? uploadPath : undefined;

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
          {documentLabel(document.status) !== 'Missing' && <DocumentFacts document={document} />}
        </div>
        <StatusOf document={document} />
        {(file ?? replacePath) && (
          <div className="fc-do">
            {replacePath && <ReplaceLink document={document} href={replacePath} isMain={isMain} />}
            {file && (
              <Button
                variant={replacePath ? 'quiet' : 'secondary'}
                size="sm"
                icon="download"
                busy={isBusy}
                onClick={() => void download(file)}
              >
                {t('documents.download')} <VisuallyHidden>{file}</VisuallyHidden>
              </Button>
            )}
          </div>
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

interface ReplaceLinkProps {
  readonly document: DealDocument;
  readonly href: string;
  readonly isMain: boolean;
}

function ReplaceLink({ document: { file, name }, href, isMain }: ReplaceLinkProps) {
  const { t } = useTranslation('account');
  const isPhoto = file?.kind === 'jpg' || file?.kind === 'png';
  return (
    <LinkButton href={href} size="sm" icon="upload" variant={isMain ? 'primary' : 'secondary'}>
      {t(isPhoto ? 'documents.replacePhoto' : 'documents.replace')} <VisuallyHidden>{name}</VisuallyHidden>
    </LinkButton>
  );
}

function StatusOf({ document: { reason, status } }: { document: DealDocument }) {
  const { t } = useTranslation('account');
  const label = documentLabel(status);
  return <StatusPill tone={tones[label]}>{t(`documents.status.${reason ? 'refused' : label}`)}</StatusPill>;
}

function DocumentFacts({ document }: { document: DealDocument }) {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  const { addedAt, file, reason } = document;
  const date = addedAt ? formatDateAt(addedAt, contact.timeZone) : undefined;
  return (
    <div className="fc-facts">
      {reason && <p className="fc-reason">{t('documents.refusedBecause', { reason })}</p>}
      {file && date && <p>{t('documents.added', { file: file.name, date })}</p>}
      {!file && <p>{date ? t('documents.handedIn', { date }) : t('documents.noFile')}</p>}
      {file?.isProtected && <p>{t('documents.protected')}</p>}
    </div>
  );
}
