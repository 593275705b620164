import { usePlatform, useQueryClient, useSession } from '@forecourt/shared-contracts/react';
import { prequalificationQuery } from '../data/prequalification.queries.ts';

/**
 * Returns an instant of the pre-qualification in milliseconds of the device's clock, which may be wrong: it is as long after the arrival of
 * the answer as it is after `answeredAt` on the server. Without `answeredAt` the device's clock is trusted.
 */
export function useDeviceEnd(until: string, answeredAt: string | undefined): number {
  const { client } = usePlatform();
  const { queryKey } = prequalificationQuery(client, useSession());
  const arrivedMs = useQueryClient().getQueryState(queryKey)?.dataUpdatedAt;
  const endMs = Date.parse(until);
  return answeredAt && arrivedMs ? endMs - Date.parse(answeredAt) + arrivedMs : endMs;
}
