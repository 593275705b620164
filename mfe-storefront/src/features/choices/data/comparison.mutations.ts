import type { ApiClient } from '@forecourt/shared-contracts';
import {
  addToComparison,
  removeFromComparison,
  type Comparison,
} from '@forecourt/shared-contracts/comparison';

/** Adds a vehicle to the comparison or removes it; returns the new comparison. Rejects with the failure of the call. */
export function sendCompared(client: ApiClient, vin: string, isOn: boolean): Promise<Comparison> {
  return client.call(isOn ? addToComparison : removeFromComparison, { params: { vin } });
}
