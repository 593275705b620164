import type { ApiClient } from '@forecourt/shared-contracts';
import { estimateHandOver } from '@forecourt/shared-contracts/fulfillment';
import { apiQuery } from '@forecourt/shared-contracts/react';

/** How a vehicle could come to a ZIP; asks nothing until there are five digits. */
export function handOverQuery(client: ApiClient, vin: string, zip: string) {
  return {
    ...apiQuery(client, estimateHandOver, { params: { vin }, query: { zip } }),
    enabled: /^\d{5}$/.test(zip),
  };
}
