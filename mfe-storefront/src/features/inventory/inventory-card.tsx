import { VehicleCard } from '@forecourt/shared-design';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { useTenant } from '@forecourt/shared-contracts/react';
import { similarHref } from '../../domain/similar-href.ts';
import { cardVehicle, inventoryPayment } from './card-vehicle.ts';

interface InventoryCardProps {
  readonly vehicle: Vehicle;
  readonly headingLevel?: 'h2' | 'h3';
  /** True for cards of the first screen. */
  readonly eager?: boolean;
}

/** The shared vehicle card, filled from the inventory. */
export function InventoryCard({ vehicle, headingLevel = 'h3', eager = false }: InventoryCardProps) {
  const { theme } = useTenant();
  return (
    <VehicleCard
      vehicle={cardVehicle(vehicle, theme.vehicleBackdrop)}
      payment={inventoryPayment(vehicle)}
      similarHref={similarHref(vehicle)}
      headingLevel={headingLevel}
      eager={eager}
    />
  );
}
