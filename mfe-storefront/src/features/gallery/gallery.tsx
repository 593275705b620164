import { chakra, IconButton, VehicleMedia } from '@forecourt/shared-design';
import { photoPreview, photoSrcSet, type VehicleImage } from '@forecourt/shared-contracts/inventory';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { galleryStyles } from './ui/gallery-styles.ts';
import { useSlides } from './model/use-slides.ts';
import { Thumbnails } from './ui/thumbnails.tsx';
import { ViewerButtons } from './ui/viewer-buttons.tsx';

const Root = chakra('section', { base: galleryStyles });

interface GalleryProps {
  readonly vin: string;
  readonly images: readonly VehicleImage[];
  /** The vehicle's name. */
  readonly name: string;
}

/** Images of one vehicle as a carousel: buttons before the slides, swiping, arrow keys and thumbnails; a placeholder without images. */
export function Gallery({ vin, images, name }: GalleryProps) {
  const { t } = useTranslation('storefront');
  const { inventory } = useTenant();
  const { track, index, goTo, handleScroll, handleKeyDown } = useSlides(images.length);
  if (images.length === 0) {
    return (
      <Root aria-label={t('gallery.label', { name })}>
        <div className="fc-stage">
          <VehicleMedia image={undefined} />
        </div>
      </Root>
    );
  }
  const position = { n: index + 1, total: images.length };
  return (
    <Root aria-roledescription={t('gallery.carousel')} aria-label={t('gallery.label', { name })}>
      <div className="fc-stage">
        {images.length > 1 && (
          <div className="fc-arrows">
            <IconButton
              icon="chevronLeft"
              variant="floating"
              label={t('gallery.previous')}
              aria-disabled={index === 0}
              onClick={() => goTo(index - 1)}
            />
            <IconButton
              icon="chevronRight"
              variant="floating"
              label={t('gallery.next')}
              aria-disabled={index === images.length - 1}
              onClick={() => goTo(index + 1)}
            />
          </div>
        )}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scrolling region must take arrow keys */}
        <ul
          ref={track}
          className="fc-track"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
          tabIndex={0}
          aria-label={t('gallery.slides')}
          onScroll={handleScroll}
          onScrollEnd={handleScroll}
          onPointerDown={handleScroll}
          onKeyDown={handleKeyDown}
        >
          {images.map((image, at) => (
            <li key={image.url} aria-hidden={at !== index}>
              <VehicleMedia
                image={{
                  src: image.url,
                  srcSet: photoSrcSet(image.url, inventory),
                  sizes: '(min-width: 960px) 60vw, 100vw',
                  previewSrc: photoPreview(image.url, inventory),
                  alt: image.altText,
                  view: image.view,
                  position: { n: at + 1, total: images.length },
                }}
                eager={at === 0}
              />
            </li>
          ))}
        </ul>
        <ViewerButtons vin={vin} name={name} images={images} index={index} />
        <p className="fc-position" role="status" aria-label={t('gallery.position', position)}>
          {position.n} / {position.total}
        </p>
      </div>
      <Thumbnails {...{ images, index, goTo }} />
    </Root>
  );
}
