import * as v from 'valibot';
import type { Platform } from '@forecourt/shared-contracts';

const ZipSchema = v.pipe(v.string(), v.regex(/^\d{5}$/));
const zipKey = 'shopper.zip';

/** Returns the ZIP that the shopper last entered in this browser, undefined if none. */
export function readShopperZip({ storage }: Platform): string | undefined {
  return storage.local.read(zipKey, ZipSchema);
}

/** Stores a five-digit ZIP for the shopper's next pages. */
export function rememberShopperZip({ storage }: Platform, zip: string): void {
  storage.local.write(zipKey, zip);
}
