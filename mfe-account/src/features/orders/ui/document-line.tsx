import { useState } from 'react';
import {
  Alert,
  Button,
  chakra,
  LinkButton,
  VisuallyHidden,
  WholeWords,
  type Tone,
} from '@forecourt/shared-design';
import { StatusPill } from '@forecourt/shared-design/forms';
import {
  type DealDocument,
  documentLabel,
  type DocumentLabel,
  isDocumentComplete,
  type OrderDocumentList,
  signingDocumentKeys,
} from '@forecourt/shared-contracts/documents';
import { formatDateAt } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { saveBlob } from '../../../platform/save-blob.ts';
import { fetchDocument } from '../data/documents.queries.ts';
import type { DocumentRequest } from '../domain/needed-documents.ts';
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
      columnGap: { base: '3', sm: '4' },
      rowGap: '2',
    },
    '& .fc-words': { display: { base: 'contents', sm: 'block' }, flex: '1 1 240px', minWidth: '0' },
    '& .fc-facts': { flex: '1 0 100%', order: { base: '1', sm: '0' } },
    '& .fc-do': {
      display: 'grid',
      gridAutoFlow: { sm: 'column' },
      gap: '2',
      flex: { base: '1 0 100%', sm: '0 0 auto' },
      // At the right like those of other documents, also where they do not fit beside the status.
      marginInlineStart: { sm: 'auto' },
      order: { base: '2', sm: '0' },
      '@media (max-width: 599px)': { '& > *': { minHeight: 'target' } },
    },
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    '& p.fc-reason': { color: 'ink' },
    '& h3': {
      flex: '1 1 0',
      minWidth: '0',
      margin: '0',
      fontSize: 'md',
      fontWeight: 'semibold',
      // On the narrowest phones the status is below the name.
      '@media (max-width: 359px)': { flexBasis: '100%' },
    },
  },
});

const tones: Readonly<Record<DocumentLabel, Tone>> = {
  Submitted: 'success',
  Missing: 'warning',
  Uploading: 'info',
  'Upload failed': 'error',
};

interface DocumentLineProps {
  readonly deal: Pick<OrderDocumentList, 'dealRefId' | 'orderNumber'>;
  readonly document: DealDocument;
  /** Whether the order asks for its documents; unless it does so now, a missing one has no color of a warning. */
  readonly request: DocumentRequest;
  /** Where a missing document is uploaded and a refused one replaced; undefined where neither can be done. */
  readonly uploadPath: string | undefined;
  /** Whether that is the main action of the page. */
  readonly isMain: boolean;
}

/** One document: its thumbnail, name, date added, status, the way to upload or replace it, and the file itself where it is stored. */
export function DocumentLine({ deal, document, request, uploadPath, isMain }: DocumentLineProps) {
  const { t } = useTranslation('account');
  const { client } = usePlatform();
  const { contact } = useTenant();
  const [isBusy, setIsBusy] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const { dealRefId: dealId, orderNumber } = deal;
  const file = document.file?.name;
  const href = isDocumentComplete(document) ? undefined : uploadPath;

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
          <h3>
            <WholeWords>{document.name}</WholeWords>
          </h3>
          <DocumentFacts {...{ document, request }} />
        </div>
        <StatusOf document={document} request={request} />
        {(file ?? href) && (
          <div className="fc-do">
            {href && <UploadLink {...{ document, orderNumber, href, isMain }} />}
            {file && (
              <Button
                variant={href ? 'quiet' : 'secondary'}
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

interface UploadLinkProps {
  readonly document: DealDocument;
  readonly orderNumber: string;
  readonly href: string;
  readonly isMain: boolean;
}

function UploadLink({ document: { file, name, reason }, orderNumber, href, isMain }: UploadLinkProps) {
  const { t } = useTranslation('account');
  const isPhoto = file?.kind === 'jpg' || file?.kind === 'png';
  const replace = isPhoto ? 'documents.replacePhoto' : 'documents.replace';
  return (
    <LinkButton href={href} size="sm" icon="upload" variant={isMain ? 'primary' : 'secondary'}>
      {t(reason ? replace : 'documents.upload')}{' '}
      <VisuallyHidden>
        {name}, {t('orders.ofOrder', { number: orderNumber })}
      </VisuallyHidden>
    </LinkButton>
  );
}

type RequestProps = Pick<DocumentLineProps, 'document' | 'request'>;

/** Whether a document may be missing: signing does not need it, or nothing is asked yet. */
function isOptional({ document: { key }, request }: RequestProps): boolean {
  return request === 'open' || !signingDocumentKeys.includes(key);
}

function StatusOf({ document, request }: RequestProps) {
  const { t } = useTranslation('account');
  const { reason, status } = document;
  const label = documentLabel(status);
  const isMissing = label === 'Missing' && !reason;
  if (isMissing && (request === 'later' || request === 'no')) return null;
  const tone = isMissing && isOptional({ document, request }) ? 'neutral' : tones[label];
  return <StatusPill tone={tone}>{t(`documents.status.${reason ? 'refused' : label}`)}</StatusPill>;
}

/** What a missing document is needed for, if one can sign without it. */
function MissingNote({ document: { key }, request }: RequestProps) {
  const { t } = useTranslation('account');
  if (request !== 'now' || signingDocumentKeys.includes(key)) return null;
  return <p className="fc-facts">{t('documents.afterSigning')}</p>;
}

function DocumentFacts({ document, request }: RequestProps) {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  const { addedAt, file, reason, status } = document;
  if (documentLabel(status) === 'Missing') return <MissingNote {...{ document, request }} />;
  const date = addedAt ? formatDateAt(addedAt, contact.timeZone) : undefined;
  return (
    <div className="fc-facts">
      {reason && <Reason {...{ reason, request }} />}
      {file && date && <p>{t('documents.added', { file: file.name, date })}</p>}
      {!file && <p>{date ? t('documents.handedIn', { date }) : t('documents.noFile')}</p>}
      {file?.isProtected && <p>{t('documents.protected')}</p>}
    </div>
  );
}

interface ReasonProps extends Pick<DocumentLineProps, 'request'> {
  readonly reason: string;
}

/** Why the dealer refused a document, typed with or without a period. */
function Reason({ reason, request }: ReasonProps) {
  const { t } = useTranslation('account');
  const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  const isReplaceable = request === 'now' || request === 'open';
  return (
    <p className="fc-reason">
      {isReplaceable ? t('documents.refusedBecause', { reason: sentence }) : sentence}
    </p>
  );
}
