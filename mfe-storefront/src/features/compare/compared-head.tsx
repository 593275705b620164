import { AppLink, Badge, chakra, IconButton, VehicleMedia } from '@forecourt/shared-design';
import type { ComparedVehicle } from '@forecourt/shared-contracts/comparison';
import { isGone, withBackdrop, type VehicleAvailability } from '@forecourt/shared-contracts/inventory';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { similarHref } from '../../domain/similar-href.ts';
import { vehicleName } from '../../domain/vehicle-name.ts';

const Root = chakra('th', {
  base: {
    '& > div': { display: 'grid', gap: '2.5', alignContent: 'start' },
    '& .fc-media': { position: 'relative' },
    '& .fc-picture': { borderRadius: 'min(var(--fc-radius-card), 12px)', overflow: 'hidden' },
    '& .fc-close': { position: 'absolute', top: '1.5', insetInlineEnd: '1.5' },
    '& .fc-picture[data-gone]': { filter: 'grayscale(1)', opacity: '0.6' },
    '& .fc-name': { textStyle: 'subheading', lineHeight: '1.25' },
    '& .fc-trim': { color: 'inkMuted' },
    '& p': { margin: '0' },
  },
});

interface ComparedHeadProps {
  readonly compared: ComparedVehicle;
  readonly onRemove: () => void;
}

/** Head of a vehicle's column: picture, name, a close button named by the vehicle, and whether it can be bought. */
export function ComparedHead({ compared, onRemove }: ComparedHeadProps) {
  const { t } = useTranslation('storefront');
  const { theme } = useTenant();
  const { vehicle, trim } = compared;
  const name = vehicleName(compared);
  const availability: VehicleAvailability = vehicle?.availability ?? 'Deleted';
  const hasGone = isGone(availability);
  const image = vehicle?.image;
  return (
    <Root scope="col" aria-label={name}>
      <div>
        <div className="fc-media">
          <div className="fc-picture" data-gone={hasGone || undefined}>
            <VehicleMedia
              image={image && { src: withBackdrop(image.url, theme), alt: image.altText }}
              eager
            />
          </div>
          <span className="fc-close">
            <IconButton
              icon="close"
              variant="floating"
              label={t('compare.remove', { name })}
              onClick={onRemove}
            />
          </span>
        </div>
        <span className="fc-name">{vehicle ? <AppLink href={vehicle.path}>{name}</AppLink> : name}</span>
        <span className="fc-trim">{trim}</span>
        {availability === 'PendingSale' && (
          <Badge tone="warning" icon="clock">
            {t('vehicle.salePending')}
          </Badge>
        )}
        {hasGone && (
          <>
            <Badge tone="solid">{t('compare.gone')}</Badge>
            <AppLink href={similarHref(compared)}>{t('vehicle.seeSimilar')}</AppLink>
          </>
        )}
      </div>
    </Root>
  );
}
