import { useSyncExternalStore } from 'react';
import { isGone, type Vehicle } from '@forecourt/shared-contracts/inventory';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { VehicleCardProps } from '@forecourt/shared-design';
import { useChoices } from './choices-context.ts';

const none: readonly string[] = [];

/** VINs in the comparison, subscribed. */
export function useCompared(): readonly string[] {
  const { subscribe, compared } = useChoices();
  return useSyncExternalStore(subscribe, compared, () => none);
}

/** Whether a vehicle is saved, subscribed. */
export function useIsSaved(vin: string): boolean {
  const { subscribe, isSaved } = useChoices();
  return useSyncExternalStore(
    subscribe,
    () => isSaved(vin),
    () => false,
  );
}

/** Heart and compare switch of a vehicle; neither for one that is sold or deleted (SHOP-48). */
export function useCardChoices(vehicle: Vehicle): Pick<VehicleCardProps, 'favorite' | 'compare'> {
  const { t } = useTranslation('storefront');
  const limit = useTenant().inventory.comparisonLimit;
  const { save, compare } = useChoices();
  const compared = useCompared();
  const isSaved = useIsSaved(vehicle.vin);
  if (isGone(vehicle.availability)) return {};
  const isCompared = compared.includes(vehicle.vin);
  const isFull = !isCompared && compared.length >= limit;
  return {
    favorite: { isSaved, onToggle: () => save(vehicle, !isSaved) },
    compare: {
      isCompared,
      onToggle: () => compare(vehicle, !isCompared),
      ...(isFull && { disabledReason: t('choices.comparisonFull', { count: limit }) }),
    },
  };
}
