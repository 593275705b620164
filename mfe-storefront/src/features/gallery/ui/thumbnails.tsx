import { chakra, usePictureText } from '@forecourt/shared-design';
import { photoSrcSet, type VehicleImage } from '@forecourt/shared-contracts/inventory';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const List = chakra('ul', {
  base: {
    display: { base: 'none', sm: 'flex' },
    flexWrap: 'wrap',
    gap: '2.5',
    listStyle: 'none',
    margin: '0',
    padding: '0',
    '& button': {
      width: '96px',
      height: '72px',
      padding: '0',
      border: '2px solid',
      borderColor: 'line',
      borderRadius: 'small',
      background: 'surfaceSunken',
      overflow: 'hidden',
      cursor: 'pointer',
    },
    '& button[aria-current=true]': { borderColor: 'brand' },
    '& img': { display: 'block', width: 'full', height: 'full', objectFit: 'cover', position: 'relative' },
    // Browsers draw this only over a picture that could not be loaded, instead of their own sign.
    '& img::after': { content: '""', position: 'absolute', inset: '0', background: 'surfaceSunken' },
  },
});

interface ThumbnailsProps {
  readonly images: readonly VehicleImage[];
  /** The current image, starting at 0. */
  readonly index: number;
  readonly goTo: (index: number) => void;
}

/** Small images of a vehicle, each leading to its large one; not on phones, where one swipes. */
export function Thumbnails({ images, index, goTo }: ThumbnailsProps) {
  const { t } = useTranslation('storefront');
  const { inventory } = useTenant();
  const pictureText = usePictureText();
  return (
    <List className="fc-dots">
      {images.map(({ url, altText, view }, at) => {
        const position = { n: at + 1, total: images.length };
        return (
          <li key={url}>
            <button
              type="button"
              aria-label={t('gallery.goTo', {
                n: at + 1,
                text: pictureText({ alt: altText, view, position }),
              })}
              aria-current={at === index}
              onClick={() => goTo(at)}
            >
              <img
                src={url}
                srcSet={photoSrcSet(url, inventory)}
                sizes="96px"
                alt=""
                width={96}
                height={72}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        );
      })}
    </List>
  );
}
