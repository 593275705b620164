import * as v from 'valibot';
import type { Platform } from '@forecourt/shared-contracts';
import type { LocalOrderFlags } from '../domain/order-data.ts';

const FlagSchema = v.boolean();
type FlagName = 'paid' | 'contract-started';

/** Those who show a flag, by page: a flag written by one part of the page changes what another shows. */
const listeners = new WeakMap<Platform['storage']['local'], Set<() => void>>();

function listenersOf({ storage }: Platform): Set<() => void> {
  const known = listeners.get(storage.local) ?? new Set<() => void>();
  listeners.set(storage.local, known);
  return known;
}

/** The paid flag of cash orders (TRACK-76) and the contract-started flag (TRACK-69), per order in local storage. */
export function readOrderFlags(platform: Platform, orderNumber: string): LocalOrderFlags {
  const { local } = platform.storage;
  return {
    isCashPaid: local.read(`paid.${orderNumber}`, FlagSchema) ?? false,
    isContractStarted: local.read(`contract-started.${orderNumber}`, FlagSchema) ?? false,
  };
}

/** Calls `onChange` after each flag that this page changes; returns the function that ends it. */
export function watchOrderFlags(platform: Platform, onChange: () => void): () => void {
  const known = listenersOf(platform);
  known.add(onChange);
  return () => void known.delete(onChange);
}

function writeFlag(platform: Platform, key: `${FlagName}.${string}`, isSet: boolean): void {
  const { local } = platform.storage;
  if ((local.read(key, FlagSchema) ?? false) === isSet) return;
  if (isSet) local.write(key, true);
  else local.remove(key);
  for (const onChange of listenersOf(platform)) onChange();
}

/** Stores the server's state of a cash order, paid or not, overriding the flag (T52). */
export function writeCashPaid(platform: Platform, orderNumber: string, isCashPaid: boolean): void {
  writeFlag(platform, `paid.${orderNumber}`, isCashPaid);
}

/** Stores whether signing of an order's contract has started; false for a new contract. */
export function writeContractStarted(platform: Platform, orderNumber: string, isStarted: boolean): void {
  writeFlag(platform, `contract-started.${orderNumber}`, isStarted);
}
