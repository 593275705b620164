import { usePlatform } from '@forecourt/shared-contracts/react';
import { useRefreshPurchase } from '../../purchase-frame/index.ts';
import { useConcludeCoverage } from '../data/coverage.mutations.ts';
import { useNextPath } from './use-next-path.ts';

/** The way on from coverage. */
export interface LeavingCoverage {
  readonly isLeaving: boolean;
  leave(): void;
}

/** Notes that coverage is settled for this vehicle and goes on. A note that fails holds nobody up: the step is then only not ticked. */
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
