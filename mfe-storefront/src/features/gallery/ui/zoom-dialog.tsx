import { useState, type KeyboardEvent } from 'react';
import { chakra, Dialog, IconButton, VehicleMedia } from '@forecourt/shared-design';
import { photoSrcSet, type VehicleImage } from '@forecourt/shared-contracts/inventory';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& .fc-frame': {
      overflow: 'auto',
      aspectRatio: { base: '1', sm: '4 / 3' },
      maxHeight: '66dvh',
      width: 'full',
      background: 'surfaceSunken',
      borderRadius: 'small',
    },
    '& .fc-frame:focus-visible': { outline: '3px solid var(--fc-link)', outlineOffset: '2px' },
    '& .fc-frame > [data-fit]': { height: 'full', aspectRatio: 'auto', background: 'none' },
    '& .fc-frame[data-large=true] > [data-fit]': { width: '220%', height: '220%' },
    // The whole picture, also of a drawing.
    '& .fc-frame > [data-fit] img': { objectFit: 'contain' },
    '& .fc-controls': { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '3' },
  },
});

interface ZoomDialogProps {
  readonly images: readonly VehicleImage[];
  /** Index of the first image, starting at 0. */
  readonly startAt: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** The images at full size, one at a time: buttons and arrow keys move between them, zooming in makes the frame scroll. */
export function ZoomDialog({ images, startAt, name, onClose }: ZoomDialogProps) {
  const { inventory } = useTenant();
  const { t } = useTranslation('storefront');
  const [at, setAt] = useState(startAt);
  const [isLarge, setLarge] = useState(false);
  const image = images[at];
  const goTo = (next: number) => {
    setAt(Math.min(images.length - 1, Math.max(0, next)));
    setLarge(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || isLarge) return;
    event.preventDefault();
    goTo(at + by);
  };
  if (!image) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('zoom.title', { name, n: at + 1, total: images.length })}
      size="lg"
    >
      <Body>
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a scrolling region must take arrow keys */}
        <div
          className="fc-frame"
          data-large={isLarge}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
          tabIndex={0}
          onKeyDown={handleKeyDown}
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
              position: { n: at + 1, total: images.length },
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
            disabled={at === 0}
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
            disabled={at === images.length - 1}
            onClick={() => goTo(at + 1)}
          />
        </div>
      </Body>
    </Dialog>
  );
}
