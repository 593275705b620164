import { useCallback } from 'react';
import { getConsents } from '@forecourt/shared-contracts/identity';
import { apiQueryKey, usePlatform, useQueryClient } from '@forecourt/shared-contracts/react';
import { flushConsents } from '../../../platform/consent-queue.ts';

/** Returns a function that sends the consents still pending for an account; screens then fetch consents again. */
export function useFlushConsents(): (sub: string) => void {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  return useCallback(
    (sub) => {
      void flushConsents(platform, sub).then((isSent) => {
        if (isSent) void queryClient.invalidateQueries({ queryKey: apiQueryKey(getConsents) });
      });
    },
    [platform, queryClient],
  );
}
