import * as v from 'valibot';
import type { Platform } from '@forecourt/shared-contracts';
import type { LocalOrderFlags } from '../domain/tracker-data.ts';

const FlagSchema = v.boolean();

/** The paid flag of cash orders and the contract-started flag, per order in local storage (checkout-tracker.md section 3). */
export function readOrderFlags(platform: Platform, orderNumber: string): LocalOrderFlags {
  const { local } = platform.storage;
  return {
    isCashPaid: local.read(`paid.${orderNumber}`, FlagSchema) ?? false,
    isContractStarted: local.read(`contract-started.${orderNumber}`, FlagSchema) ?? false,
  };
}
