import { usePlatform } from '@forecourt/shared-contracts/react';
import { useRefreshPurchase } from '../../purchase/index.ts';
import { useConcludeCoverage } from '../data/coverage.mutations.ts';
import { useNextPath } from './use-next-path.ts';

/** Leaving the coverage page. */
export interface LeavingCoverage {
  readonly isLeaving: boolean;
  leave(): void;
}

/**
 * Records that coverage is done for this vehicle and continues. A failed save does not block checkout: the step is just not checked off.
 */
export function useLeaveCoverage(vin: string): LeavingCoverage {
  const { navigation } = usePlatform();
  const refreshPurchase = useRefreshPurchase();
  const nextPath = useNextPath();
  const conclude = useConcludeCoverage();
  return {
    isLeaving: conclude.isPending,
    leave() {
      if (conclude.isPending) return;
      conclude.mutate(vin, {
        onSettled: () => {
          refreshPurchase();
          navigation.push(nextPath);
        },
      });
    },
  };
}
