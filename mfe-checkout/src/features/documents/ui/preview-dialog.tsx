import { Alert, Button, chakra, Dialog, Spinner } from '@forecourt/shared-design';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import { usePlatform, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { documentQuery } from '../data/document-pictures.queries.ts';
import { saveBlob } from '../../../platform/save-blob.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useObjectUrl } from './use-object-url.ts';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'center',
    '& > img': { maxWidth: 'full', maxHeight: '62vh', objectFit: 'contain', borderRadius: 'small' },
    '& p': { margin: '0', color: 'inkMuted' },
    '& .fc-sheet > span': { width: '180px', height: '240px' },
  },
});

interface PreviewDialogProps {
  readonly dealId: string;
  readonly document: DealDocument;
  readonly onClose: () => void;
}

/** A document at full size: images are shown, a PDF is offered for download, because no uploaded file is ever opened as a page. */
export function PreviewDialog({ dealId, document, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const { contact } = useTenant();
  const content = useQuery(documentQuery(client, dealId, document.id));
  const name = document.file?.name ?? document.name;
  const { data } = content;
  return (
    <Dialog
      isOpen
      size="lg"
      title={name}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('documents.close')}
          </Button>
          {data && (
            <Button icon="download" onClick={() => saveBlob(data, name)}>
              {t('documents.download')}
            </Button>
          )}
        </>
      }
    >
      <Body>
        {content.isPending && <Spinner label={t('documents.opening')} />}
        {content.error && (
          <Alert
            severity="error"
            actions={<Button onClick={() => void content.refetch()}>{t('documents.tryAgain')}</Button>}
          >
            {t('documents.downloadFailed', { phone: contact.phoneAbbreviation })}
          </Alert>
        )}
        {data && <Content dealId={dealId} document={document} blob={data} />}
      </Body>
    </Dialog>
  );
}

interface ContentProps extends Pick<PreviewDialogProps, 'dealId' | 'document'> {
  readonly blob: Blob;
}

function Content({ dealId, document, blob }: ContentProps) {
  const { t } = useTranslation('checkout');
  const url = useObjectUrl(blob);
  const { file, name } = document;
  if (file?.kind === 'pdf') {
    return (
      <>
        <div className="fc-sheet">
          <Thumbnail dealId={dealId} document={document} />
        </div>
        <p>{t(file.isProtected ? 'documents.protected' : 'documents.pdfHint')}</p>
      </>
    );
  }
  return url ? <img src={url} alt={t('documents.fullAlt', { name: file?.name ?? name })} /> : null;
}
