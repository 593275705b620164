import * as v from 'valibot';
import type { PlatformStorage } from '../storage/storage-port.ts';

const key = 'measuring-off';

/** Whether this browser sends Global Privacy Control, by `navigator.globalPrivacyControl`. False where there is no browser. */
export function hasGlobalPrivacyControl(browser: unknown = globalThis.navigator): boolean {
  return Reflect.get(Object(browser), 'globalPrivacyControl') === true;
}

/** Whether the visitor has switched measuring off in this browser. */
export function isOptedOut({ local }: Pick<PlatformStorage, 'local'>): boolean {
  return local.read(key, v.literal(true)) === true;
}

/** Switches measuring off, or on again, for this browser and tenant. It counts from the next event on. */
export function setOptedOut({ local }: Pick<PlatformStorage, 'local'>, isOff: boolean): void {
  if (isOff) local.write(key, true);
  else local.remove(key);
}

/** The one gate of analytics (T62): nothing is sent for a visitor who has switched it off or whose browser sends Global Privacy Control. */
export function mayMeasure(storage: Pick<PlatformStorage, 'local'>, browser?: unknown): boolean {
  return !hasGlobalPrivacyControl(browser) && !isOptedOut(storage);
}
