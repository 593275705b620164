import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../../platform/when-idle.ts';
import { useVehicleParts, type VehicleDetailsParts } from './vehicle-parts.ts';

/** The lower part of the page: loaded, loading, or failed. */
export interface DetailsDoor {
  readonly details: VehicleDetailsParts | undefined;
  readonly isFailed: boolean;
  readonly tryAgain: () => void;
}

/** Loads the content below the first screen once the page is idle, and renders it in short tasks. */
export function useDetails(): DetailsDoor {
  const { loadDetails } = useVehicleParts();
  const [details, setDetails] = useState<VehicleDetailsParts>();
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadDetails().then(
      (loaded) => startTransition(() => setDetails(loaded)),
      () => setFailed(true),
    );
  }, [loadDetails]);
  useEffect(() => whenIdle(load), [load]);
  return { details, isFailed, tryAgain: load };
}
