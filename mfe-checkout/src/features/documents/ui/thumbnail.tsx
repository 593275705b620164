import { chakra, Icon } from '@forecourt/shared-design';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import { usePlatform, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { thumbnailQuery } from '../data/document-pictures.queries.ts';
import { useObjectUrl } from './use-object-url.ts';

const Frame = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '64px',
    height: '64px',
    borderRadius: 'small',
    border: '1px solid',
    borderColor: 'line',
    background: 'surfaceSunken',
    color: 'inkMuted',
    overflow: 'hidden',
    '& img': { width: 'full', height: 'full', objectFit: 'contain' },
  },
});

/** Thumbnail of a document; a lock for a password-protected one, and a blank page where there is no image. */
export function Thumbnail({ dealId, document }: { dealId: string; document: DealDocument }) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const isShowable = Boolean(document.file && !document.file.isProtected);
  const picture = useQuery({ ...thumbnailQuery(client, dealId, document.id), enabled: isShowable });
  const url = useObjectUrl(picture.data);
  if (url) {
    return (
      <Frame>
        <img src={url} alt={t('documents.thumbnailAlt', { name: document.file?.name ?? document.name })} />
      </Frame>
    );
  }
  return (
    <Frame title={picture.error ? t('documents.noThumbnail') : undefined}>
      <Icon name={document.file?.isProtected ? 'lock' : 'document'} sizePx={26} />
    </Frame>
  );
}
