import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { useIsSaved } from '../../choices/index.ts';
import { InventoryCard } from '../../inventory/index.ts';

interface SavedCardProps {
  readonly vehicle: Vehicle;
  /** The user removed it from the list; it returns if the server refuses. */
  readonly isRemoved: boolean;
  readonly onRemove: () => void;
  readonly isEager: boolean;
}

/** A saved vehicle in its list; its heart removes it. */
export function SavedCard({ vehicle, isRemoved, onRemove, isEager }: SavedCardProps) {
  const isSaved = useIsSaved(vehicle.vin);
  if (isRemoved && !isSaved) return null;
  return (
    <li>
      <InventoryCard vehicle={vehicle} eager={isEager} favorite={{ isSaved: true, onToggle: onRemove }} />
    </li>
  );
}
