import { useEffect, useRef, useState } from 'react';
import { chakra, Icon } from '@forecourt/shared-design';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import { usePlatform, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { thumbnailQuery } from '../data/documents.queries.ts';

const Frame = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '40px',
    height: '40px',
    borderRadius: 'small',
    border: '1px solid',
    borderColor: 'line',
    background: 'surfaceSunken',
    color: 'inkMuted',
    overflow: 'hidden',
    // The name needs the room.
    '@media (max-width: 359px)': { display: 'none' },
    '& img': { width: 'full', height: 'full', objectFit: 'contain' },
  },
});

interface ThumbnailProps {
  readonly dealId: string;
  readonly document: DealDocument;
}

/** Thumbnail of a document, fetched when it scrolls into view; a lock for a password-protected one, a blank page where there is none. */
export function Thumbnail({ dealId, document }: ThumbnailProps) {
  const { t } = useTranslation('account');
  const { client } = usePlatform();
  const frame = useRef<HTMLSpanElement>(null);
  const isInView = useInView(frame);
  const isShowable = Boolean(document.file && !document.file.isProtected);
  const { data } = useQuery({
    ...thumbnailQuery(client, dealId, document.id),
    enabled: isShowable && isInView,
  });
  const url = useObjectUrl(data);
  return (
    <Frame ref={frame}>
      {url ? (
        <img src={url} alt={t('documents.thumbnail', { file: document.file?.name ?? document.name })} />
      ) : (
        <Icon name={document.file?.isProtected ? 'lock' : 'document'} sizePx={20} />
      )}
    </Frame>
  );
}

/** True once the element is near the viewport; true at once where that cannot be determined. */
function useInView(element: React.RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof IntersectionObserver !== 'function') return setIsInView(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsInView(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [blob]);
  return url;
}
