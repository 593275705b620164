import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';
import { useVehicleParts, type VehicleDetailsParts } from '../vehicle-parts/index.ts';

/** The lower part of the page: here, on its way, or not to be had. */
export interface DetailsDoor {
  readonly details: VehicleDetailsParts | undefined;
  readonly isFailed: boolean;
  readonly tryAgain: () => void;
}

/** Loads what stands below the first screen when the page has come to rest. */
export function useDetails(): DetailsDoor {
  const { loadDetails } = useVehicleParts();
  const [details, setDetails] = useState<VehicleDetailsParts>();
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadDetails().then(setDetails, () => setFailed(true));
  }, [loadDetails]);
  useEffect(() => whenIdle(load), [load]);
  return { details, isFailed, tryAgain: load };
}
