import { useEffect, useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/icon.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import type { CardImage } from './card-vehicle.ts';
import { imageRatio } from './image-ratio.ts';
import { usePictureText } from './use-picture-text.ts';

const Root = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    aspectRatio: '100 / 75.2',
    overflow: 'hidden',
    background:
      'linear-gradient(180deg, var(--fc-surface-sunken), color-mix(in srgb, var(--fc-surface-sunken) 55%, var(--fc-surface-raised)))',
    color: 'inkMuted',
    '& img': { width: 'full', height: 'full', objectFit: 'cover', display: 'block' },
    '&[data-fit=contain] img': { objectFit: 'contain' },
    '& .fc-no-photo': {
      position: 'absolute',
      inset: '0',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      fontSize: 'sm',
    },
    '& .fc-illustration': {
      position: 'absolute',
      insetBlockEnd: '2',
      insetInlineStart: '3',
      fontSize: 'xs',
      lineHeight: '1.4',
      color: 'ink',
      background: 'color-mix(in srgb, var(--fc-surface-raised) 72%, transparent)',
      borderRadius: 'full',
      paddingInline: '2',
      pointerEvents: 'none',
    },
    '& .fc-on-small': { display: { base: 'inline', sm: 'none' } },
    '& .fc-on-large': { display: { base: 'none', sm: 'inline' } },
  },
});

export interface VehicleMediaProps {
  image: CardImage | undefined;
  /** Loads eagerly with high priority, for pictures on the first screen. */
  eager?: boolean;
  /** `contain` shows the whole picture. */
  fit?: 'cover' | 'contain';
}

const widthPx = 640;
const heightPx = 481;

/** Marks a drawn view (SHOP-58); nothing on photographs and small pictures. */
function IllustrationLabel({ view }: Pick<CardImage, 'view'>) {
  const text = useDesignText();
  if (view === undefined || view === 'photo') return null;
  return <span className="fc-illustration">{text('vehicle.illustration')}</span>;
}

/** Picture of a vehicle at the ratio 75.2%, unless a text overrides it (SHOP-30), or a placeholder if there is none or it fails to load. A drawn view says that it is an illustration (SHOP-58). */
export function VehicleMedia({ image, eager = false, fit = 'cover' }: VehicleMediaProps) {
  const text = useDesignText();
  const pictureText = usePictureText();
  const picture = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const ratio = imageRatio(text('vehicle.imageRatio'));
  const src = image?.src;
  // A picture in server-rendered HTML may have failed before React attached its listeners.
  useEffect(() => {
    const element = picture.current;
    if (src && element?.complete && element.naturalWidth === 0 && element.currentSrc !== '')
      setFailedSrc(src);
  }, [src]);
  return (
    <Root data-fit={fit} style={ratio === undefined ? undefined : { aspectRatio: ratio }}>
      {image && failedSrc !== image.src ? (
        <>
          <img
            ref={picture}
            src={image.src}
            srcSet={image.srcSet}
            sizes={image.srcSet && image.sizes}
            alt={pictureText(image)}
            width={widthPx}
            height={heightPx}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            onError={() => setFailedSrc(image.src)}
          />
          <IllustrationLabel view={image.view} />
        </>
      ) : (
        <span className="fc-no-photo">
          <Icon name="car" sizePx={40} strokeWidth={1.25} />
          <span className="fc-on-small">{text('vehicle.photosComingSoon')}</span>
          <span className="fc-on-large">{text('vehicle.noPhoto')}</span>
        </span>
      )}
    </Root>
  );
}
