import { similarVehiclesPath } from '@forecourt/shared-contracts/inventory';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import { AppLink, Badge, chakra, IconButton, VehicleMedia, WholeWords } from '@forecourt/shared-design';
import type { ComparedVehicle } from '@forecourt/shared-contracts/comparison';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: {
    position: 'relative',
    height: 'fit-content',
    // As in the cards beside it, the column is the frame, and the button has a row above the picture.
    paddingTop: '3.25rem',
    '& > [data-fit]': { borderRadius: 'small' },
    '& .fc-close': { position: 'absolute', top: '0', insetInlineEnd: '0' },
    '& .fc-text': { display: 'grid', gap: '2.5', justifyItems: 'start', paddingTop: '3' },
    '& h2': { margin: '0', textStyle: 'subheading', lineHeight: '1.25' },
    '& .fc-trim': { color: 'inkMuted' },
  },
});

interface MissingVehicleProps {
  readonly compared: ComparedVehicle;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/**
 * In place of the card of a vehicle that is deleted: the inventory has no price, picture or page of it (SHOP-52), only its name is left. Says
 * that it is no longer available (SHOP-67) and leads to similar ones.
 */
export function MissingVehicle({ compared, closeLabel, onClose }: MissingVehicleProps) {
  const { t } = useTranslation('storefront');
  return (
    <Root>
      <VehicleMedia image={undefined} />
      <span className="fc-close">
        <IconButton icon="close" variant="floating" label={closeLabel} onClick={onClose} />
      </span>
      <div className="fc-text">
        <h2>
          <WholeWords>{vehicleName(compared)}</WholeWords>
        </h2>
        <span className="fc-trim">{compared.trim}</span>
        <Badge tone="solid">{t('compare.gone')}</Badge>
        <AppLink href={similarVehiclesPath(compared)} variant="strong">
          {t('vehicle.seeSimilar')}
        </AppLink>
      </div>
    </Root>
  );
}
