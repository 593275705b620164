import type { ReactNode } from 'react';
import { AppLink, Badge, chakra, VehicleMedia } from '@forecourt/shared-design';
import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import { formatMileage } from '@forecourt/shared-contracts/formats';
import { withBackdrop } from '@forecourt/shared-contracts/inventory';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { RemoveVehicle } from './remove-vehicle.tsx';

const Root = chakra('section', {
  base: {
    background: 'surfaceRaised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'raised',
    overflow: 'hidden',
    '& .fc-vehicle': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 320px) minmax(0, 1fr)' },
    },
    '& .fc-picture': { minWidth: '0', padding: { sm: '5', md: '6' }, paddingInlineEnd: { sm: '0', md: '0' } },
    '& .fc-picture > div': { borderRadius: { sm: 'small' } },
    '& .fc-text': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2',
      padding: { base: '5', md: '6' },
    },
    '& h2': { textStyle: 'heading', margin: '0' },
    '& p': { margin: '0', color: 'inkMuted', textStyle: 'small' },
    '& .fc-remove': { marginTop: 'auto', marginInlineStart: '-3.5' },
    '& .fc-choices': {
      display: 'grid',
      gap: '5',
      padding: { base: '5', md: '6' },
      borderTop: '1px solid',
      borderColor: 'line',
    },
  },
});

interface CartVehicleProps {
  readonly vehicle: OrderVehicle;
  readonly onRemoved: () => void;
  /** What can be chosen for it; nothing for a vehicle that cannot be bought. */
  readonly children?: ReactNode;
}

/** The vehicle of the cart, the way to its page, and its removal. */
export function CartVehicle({ vehicle, onRemoved, children }: CartVehicleProps) {
  const { t } = useTranslation('creditApp');
  const { theme } = useTenant();
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  return (
    <Root aria-label={t('vehicle.label')}>
      <div className="fc-vehicle">
        <div className="fc-picture">
          <VehicleMedia image={{ src: withBackdrop(vehicle.imageUrl, theme), alt: vehicle.imageAlt }} eager />
        </div>
        <div className="fc-text">
          <Badge tone="brand">{t(`vehicle.condition.${vehicle.condition}`)}</Badge>
          <h2>
            <AppLink href={vehicle.path} variant="plain">
              {name}
            </AppLink>
          </h2>
          <p>
            {vehicle.trim} · {formatMileage(vehicle.mileage)}
          </p>
          <p>{t('vehicle.numbers', { stock: vehicle.stockNumber, vin: vehicle.vin })}</p>
          <div className="fc-remove">
            <RemoveVehicle name={name} onRemoved={onRemoved} />
          </div>
        </div>
      </div>
      {children && <div className="fc-choices">{children}</div>}
    </Root>
  );
}
