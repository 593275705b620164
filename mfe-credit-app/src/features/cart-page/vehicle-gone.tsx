import { Alert, AppLink, Stack } from '@forecourt/shared-design';
import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { similarVehiclesPath } from '../../domain/similar-vehicles-path.ts';
import { CartVehicle } from './cart-vehicle.tsx';

interface VehicleGoneProps {
  readonly vehicle: OrderVehicle;
  readonly onRemoved: () => void;
}

/** The cart's vehicle has been sold, withdrawn or is being bought by somebody else; it can be removed. */
export function VehicleGone({ vehicle, onRemoved }: VehicleGoneProps) {
  const { t } = useTranslation('creditApp');
  return (
    <Stack gap="5">
      <Alert severity="warning" title={t('gone.title')}>
        {t('gone.text')} <AppLink href={similarVehiclesPath(vehicle)}>{t('gone.similar')}</AppLink>
      </Alert>
      <CartVehicle vehicle={vehicle} onRemoved={onRemoved} />
    </Stack>
  );
}
