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
    containerType: 'inline-size',
    width: 'full',
    aspectRatio: '100 / 75.2',
    overflow: 'hidden',
    background:
      'linear-gradient(180deg, var(--fc-surface-sunken), color-mix(in srgb, var(--fc-surface-sunken) 55%, var(--fc-surface-raised)))',
    color: 'inkMuted',
    '& img': { width: 'full', height: 'full', objectFit: 'cover', display: 'block' },
    '& .fc-preview': { position: 'absolute', filter: 'blur(12px)' },
    '& .fc-preview + img': { position: 'relative' },
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
      insetBlockEnd: '1.5',
      insetInlineStart: '3',
      fontSize: 'xs',
      lineHeight: '1.4',
      color: 'ink',
      background: 'color-mix(in srgb, var(--fc-surface-raised) 72%, transparent)',
      borderRadius: 'full',
      paddingInline: '2',
      pointerEvents: 'none',
      // Not readable on a thumbnail.
      '@container (width < 8rem)': { display: 'none' },
    },
  },
});

export interface VehicleMediaProps {
  image: CardImage | undefined;
  /** Loads eagerly with high priority, for pictures on the first screen. */
  eager?: boolean;
  /** `contain` shows the whole photo. A drawn view always fills its place, because it has a backdrop. */
  fit?: 'cover' | 'contain';
}

const widthPx = 640;
const heightPx = 481;

/** What a picture is marked as (SHOP-58): a drawing, or a photo that is a sample. A dealer's photo is not. */
function markOf(image: CardImage | undefined) {
  const view = image?.view ?? 'photo';
  if (view === 'photo') return undefined;
  return view === 'samplePhoto' ? view : 'illustration';
}

function NoPhoto() {
  const text = useDesignText();
  return (
    <span className="fc-no-photo">
      <Icon name="car" sizePx={40} strokeWidth={1.25} />
      {text('vehicle.noPhoto')}
    </span>
  );
}

/** Whether a picture failed to load, with the ref and error handler of its element. */
function useFailedPicture(src: string) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  // A picture in server-rendered HTML may have failed before React attached its listeners.
  useEffect(() => {
    const element = ref.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') setFailedSrc(src);
  }, [src]);
  return { ref, hasFailed: failedSrc === src, onError: () => setFailedSrc(src) };
}

function Picture({ image, eager }: { image: CardImage; eager: boolean }) {
  const text = useDesignText();
  const pictureText = usePictureText();
  const mark = markOf(image);
  const { ref, hasFailed, onError } = useFailedPicture(image.src);
  if (hasFailed) return <NoPhoto />;
  return (
    <>
      {image.previewSrc && (
        <img className="fc-preview" src={image.previewSrc} alt="" loading={eager ? 'eager' : 'lazy'} />
      )}
      <img
        ref={ref}
        src={image.src}
        srcSet={image.srcSet}
        sizes={image.srcSet && image.sizes}
        alt={pictureText(image)}
        width={widthPx}
        height={heightPx}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={onError}
      />
      {mark && <span className="fc-illustration">{text(`vehicle.${mark}`)}</span>}
    </>
  );
}

/** Picture of a vehicle at the ratio 75.2%, unless a text overrides it (SHOP-30), or a placeholder if there is none or it fails to load. A drawn view says that it is an illustration, and a sample photo that it is one (SHOP-58). */
export function VehicleMedia({ image, eager = false, fit = 'cover' }: VehicleMediaProps) {
  const text = useDesignText();
  const ratio = imageRatio(text('vehicle.imageRatio'));
  return (
    <Root
      data-fit={markOf(image) === 'illustration' ? 'cover' : fit}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
    >
      {image ? <Picture image={image} eager={eager} /> : <NoPhoto />}
    </Root>
  );
}
