import type { ApiClient } from '@forecourt/shared-contracts';
import { estimateHandOver } from '@forecourt/shared-contracts/fulfillment';
import { apiQuery } from '@forecourt/shared-contracts/react';

/** The delivery and pickup options of a vehicle for a ZIP; disabled until there are five digits. */
export function handOverQuery(client: ApiClient, vin: string, zip: string) {
  return {
    ...apiQuery(client, estimateHandOver, { params: { vin }, query: { zip } }),
    enabled: /^\d{5}$/.test(zip),
  };
}
