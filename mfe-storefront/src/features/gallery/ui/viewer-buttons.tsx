import { Button } from '@forecourt/shared-design';
import type { VehicleImage } from '@forecourt/shared-contracts/inventory';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useViewers } from './use-viewers.ts';

interface ViewerButtonsProps {
  readonly vin: string;
  readonly name: string;
  readonly images: readonly VehicleImage[];
  /** The current image, starting at 0. */
  readonly index: number;
}

/** Buttons to look closer: full screen, and 360° if the tenant has a viewer. */
export function ViewerButtons({ vin, name, images, index }: ViewerButtonsProps) {
  const { t } = useTranslation('storefront');
  const { vehicleViewer, theme } = useTenant();
  const { open, close, opening, opened } = useViewers();
  return (
    <div className="fc-viewers">
      {vehicleViewer && (
        <Button
          size="sm"
          variant="secondary"
          icon="refresh"
          busy={opening === 'spin'}
          onClick={() => open('spin')}
        >
          {t('spin.open')}
        </Button>
      )}
      <Button
        size="sm"
        variant="secondary"
        icon="image"
        aria-label={t('zoom.open')}
        busy={opening === 'zoom'}
        onClick={() => open('zoom')}
      >
        {t('zoom.show')}
      </Button>
      {opened?.kind === 'spin' && (
        <opened.viewers.SpinDialog
          vin={vin}
          name={name}
          images={images.map(({ url }) => url)}
          backdrop={theme.vehicleBackdrop}
          onClose={close}
        />
      )}
      {opened?.kind === 'zoom' && (
        <opened.viewers.ZoomDialog images={images} startAt={index} name={name} onClose={close} />
      )}
    </div>
  );
}
