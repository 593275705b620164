import * as v from 'valibot';
import type { Platform } from '@forecourt/shared-contracts';
import type { LocalOrderFlags } from '../domain/tracker-data.ts';

const FlagSchema = v.boolean();

/** The paid flag of cash orders (TRACK-76) and the contract-started flag (TRACK-69), per order in local storage. */
export function readOrderFlags(platform: Platform, orderNumber: string): LocalOrderFlags {
  const { local } = platform.storage;
  return {
    isCashPaid: local.read(`paid.${orderNumber}`, FlagSchema) ?? false,
    isContractStarted: local.read(`contract-started.${orderNumber}`, FlagSchema) ?? false,
  };
}

/** Stores the server's state of a cash order, paid or not, overriding the flag (T52). */
export function writeCashPaid({ storage }: Platform, orderNumber: string, isCashPaid: boolean): void {
  if (isCashPaid) storage.local.write(`paid.${orderNumber}`, true);
  else storage.local.remove(`paid.${orderNumber}`);
}

/** Stores whether signing of an order's contract has started; false for a new contract. */
export function writeContractStarted({ storage }: Platform, orderNumber: string, isStarted: boolean): void {
  if (isStarted) storage.local.write(`contract-started.${orderNumber}`, true);
  else storage.local.remove(`contract-started.${orderNumber}`);
}
