import { useRepeatPrequalification } from '../data/prequalification.mutations.ts';
import { useWay } from './use-way.ts';

/** Queries the bureau again with the known values, then shows the screen of the answer. */
export function useAskAgain(onAnswer?: () => void) {
  const { goOn } = useWay();
  const call = useRepeatPrequalification();
  return {
    error: call.error,
    isPending: call.isPending,
    ask: () =>
      call.mutate(undefined, {
        onSuccess: (prequalification) => {
          onAnswer?.();
          goOn(prequalification);
        },
      }),
  };
}
