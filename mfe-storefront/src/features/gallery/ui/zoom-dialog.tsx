import { useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { chakra, Dialog, IconButton, VehicleMedia, VisuallyHidden } from '@forecourt/shared-design';
import { photoSrcSet, type VehicleImage } from '@forecourt/shared-contracts/inventory';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useGrowing } from '../model/use-growing.ts';
import { Thumbnails } from './thumbnails.tsx';

/** Around the dialog, which fills the screen and is dark around the picture. */
const Screen = chakra('div', {
  base: {
    display: 'contents',
    '& > dialog': {
      width: '100vw',
      maxWidth: '100vw',
      height: '100dvh',
      maxHeight: '100dvh',
      margin: '0',
      borderRadius: '0',
      background: 'none',
      color: '#fff',
      overflow: 'clip',
      animation: 'none',
    },
    // The page goes dark around the picture, which grows from its place in the gallery.
    '& > dialog::before': {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '-1',
      background: '#0b0e13',
      animation: 'fc-fade {durations.normal}',
    },
    '& .fc-panel-head, & .fc-controls': { animation: 'fc-fade {durations.slow}' },
    '& > dialog > .fc-panel-head': { alignItems: 'center', padding: '2', paddingInlineStart: '4.25rem' },
    '& > dialog > .fc-panel-head h2': { padding: '0', fontSize: 'sm', textAlign: 'center' },
    '& > dialog > .fc-panel-head button': { margin: '0' },
    '& > dialog > .fc-panel-body': {
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr)',
      gap: '3',
      padding: '0',
      paddingBottom: '3',
      minHeight: '0',
      // Not cut while it grows.
      overflow: 'visible',
    },
    '& .fc-frame': { width: 'full', minHeight: '0' },
    '& .fc-frame[data-large=true]': { overflow: 'auto' },
    '& .fc-frame:focus-visible': { outline: '3px solid var(--fc-link)', outlineOffset: '-3px' },
    '& .fc-frame > [data-fit]': {
      containerType: 'size',
      height: 'full',
      aspectRatio: 'auto',
      background: 'none',
      color: '#fff',
    },
    '& .fc-frame[data-large=true] > [data-fit]': { width: '220%', height: '220%' },
    // The whole picture, also of a drawing.
    '& .fc-frame > [data-fit] img': {
      objectFit: 'contain',
      background: 'var(--fc-shown) center / contain no-repeat',
    },
    // In the upper corner of the picture, which is as wide as the frame or as high.
    '& .fc-frame > [data-fit] .fc-illustration': {
      insetBlock: 'max(0.75rem, calc(50% - 37.6cqi + 0.75rem)) auto',
      insetInlineStart: 'max(0.75rem, calc(50% - 66.5cqb + 0.75rem))',
      background: 'surfaceRaised',
    },
    '& .fc-controls': { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '3' },
    '& .fc-controls [aria-disabled=true]': { opacity: '0.45', cursor: 'not-allowed' },
    // In one row, which scrolls where there are many.
    '& .fc-dots': { flexWrap: 'nowrap', marginInline: 'auto', maxWidth: 'full', overflowX: 'auto' },
    '& .fc-dots button': { borderColor: '#5b6472' },
    '& .fc-dots button[aria-current=true]': { borderColor: '#fff' },
    '@media (max-height: 600px)': { '& .fc-dots': { display: 'none' } },
    // Of a single picture.
    '& .fc-controls:has([aria-disabled=true] ~ [aria-disabled=true]) [aria-disabled=true]': {
      display: 'none',
    },
  },
});

interface ZoomDialogProps {
  readonly images: readonly VehicleImage[];
  /** Index of the first image, starting at 0. */
  readonly startAt: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Begins to look at an enlarged picture at its middle. */
function useCentered(frame: RefObject<HTMLElement | null>, isLarge: boolean): void {
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || !isLarge) return;
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
  }, [frame, isLarge]);
}

/** The images as large as the screen, one at a time: buttons and arrow keys move between them, zooming in makes the frame scroll. */
export function ZoomDialog({ images, startAt, name, onClose }: ZoomDialogProps) {
  const { inventory } = useTenant();
  const { t } = useTranslation('storefront');
  const [at, setAt] = useState(startAt);
  const [isLarge, setLarge] = useState(false);
  const frame = useGrowing(at);
  useCentered(frame, isLarge);
  const image = images[at];
  const goTo = (next: number) => {
    if (!images[next]) return;
    setAt(next);
    setLarge(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || isLarge) return;
    event.preventDefault();
    goTo(at + by);
  };
  if (!image) return null;
  const position = { n: at + 1, total: images.length };
  return (
    <Screen onKeyDown={handleKeyDown}>
      <Dialog
        isOpen
        onClose={onClose}
        title={
          <>
            <VisuallyHidden>{t('zoom.title', { name, ...position })}</VisuallyHidden>
            <span aria-hidden>
              {position.n} / {position.total}
            </span>
          </>
        }
      >
        <div
          ref={frame}
          className="fc-frame"
          data-large={isLarge}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
          tabIndex={0}
        >
          <VehicleMedia
            key={image.url}
            image={{
              src: image.url,
              // The largest one, to be looked at closely.
              srcSet: photoSrcSet(image.url, inventory),
              sizes: '1280px',
              alt: image.altText,
              view: image.view,
              position,
            }}
            fit="contain"
            eager
          />
        </div>
        <div className="fc-controls">
          <IconButton
            icon="chevronLeft"
            variant="outline"
            label={t('gallery.previous')}
            aria-disabled={at === 0}
            onClick={() => goTo(at - 1)}
          />
          <IconButton
            icon={isLarge ? 'minus' : 'plus'}
            variant="outline"
            label={t(isLarge ? 'zoom.smaller' : 'zoom.larger')}
            onClick={() => setLarge(!isLarge)}
          />
          <IconButton
            icon="chevronRight"
            variant="outline"
            label={t('gallery.next')}
            aria-disabled={at === images.length - 1}
            onClick={() => goTo(at + 1)}
          />
        </div>
        {images.length > 1 && <Thumbnails images={images} index={at} goTo={goTo} />}
      </Dialog>
    </Screen>
  );
}
