import { useCallback } from 'react';
import { usePlatform, useQueryClient, useSession } from '@forecourt/shared-contracts/react';
import { prequalificationQuery } from '../data/prequalification.queries.ts';

/**
 * `endMs`: an instant of the pre-qualification in milliseconds of the device's clock, which may be wrong: it is as long after the arrival of
 * the answer as it is after `answeredAt` on the server. Without `answeredAt` the device's clock is trusted. `askAgain` refetches the answer,
 * once the end seems to have come: after a change of the device's clock it has not (BUY-82).
 */
export function useDeviceEnd(until: string, answeredAt: string | undefined) {
  const { client } = usePlatform();
  const session = useSession();
  const cache = useQueryClient();
  const askAgain = useCallback(
    () => void cache.invalidateQueries({ queryKey: prequalificationQuery(client, session).queryKey }),
    [cache, client, session],
  );
  const arrivedMs = cache.getQueryState(prequalificationQuery(client, session).queryKey)?.dataUpdatedAt;
  const endMs = Date.parse(until);
  return {
    endMs: answeredAt && arrivedMs ? endMs - Date.parse(answeredAt) + arrivedMs : endMs,
    askAgain,
  };
}
