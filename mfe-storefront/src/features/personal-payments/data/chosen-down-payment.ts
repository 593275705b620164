import type { Platform } from '@forecourt/shared-contracts';
import * as v from 'valibot';

const key = 'down-payment';
const CentsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_900));

/** Returns the down payment that the shopper accepted from a suggestion in this visit, in cents. */
export function readDownPayment({ storage }: Platform): number | undefined {
  return storage.session.read(key, CentsSchema);
}

/** Stores it, so that it survives reloads of the tab. */
export function keepDownPayment({ storage }: Platform, amountCents: number): void {
  storage.session.write(key, amountCents);
}
