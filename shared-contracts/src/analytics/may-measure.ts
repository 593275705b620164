import * as v from 'valibot';
import type { PlatformStorage } from '../storage/storage-port.ts';

const key = 'measuring-off';

/** Whether this browser sends Global Privacy Control (`navigator.globalPrivacyControl`). False outside a browser. */
export function hasGlobalPrivacyControl(browser: unknown = globalThis.navigator): boolean {
  return Reflect.get(Object(browser), 'globalPrivacyControl') === true;
}

/** Whether the visitor has opted out of measurement in this browser. */
export function isOptedOut({ local }: Pick<PlatformStorage, 'local'>): boolean {
  return local.read(key, v.literal(true)) === true;
}

/** Opts out of measurement, or back in, for this browser and tenant. Takes effect with the next event. */
export function setOptedOut({ local }: Pick<PlatformStorage, 'local'>, isOff: boolean): void {
  if (isOff) local.write(key, true);
  else local.remove(key);
}

/** The single gate for analytics (T62): nothing is sent for a visitor who has opted out or whose browser sends Global Privacy Control. */
export function mayMeasure(storage: Pick<PlatformStorage, 'local'>, browser?: unknown): boolean {
  return !hasGlobalPrivacyControl(browser) && !isOptedOut(storage);
}
