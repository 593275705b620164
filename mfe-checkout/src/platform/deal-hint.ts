import * as v from 'valibot';
import type { Platform } from '@forecourt/shared-contracts';

const DealRefSchema = v.pipe(v.string(), v.minLength(4), v.maxLength(64));

/**
 * The deal of an order that this tab has seen before, so that its documents are requested in parallel with the order instead of after it.
 * The order's own answer takes precedence, and the server checks who owns the deal.
 */
export function readDealHint({ storage }: Platform, orderNumber: string): string | undefined {
  return storage.session.read(`deal.${orderNumber}`, DealRefSchema);
}

/** Stores the deal of an order for the lifetime of the tab. */
export function writeDealHint({ storage }: Platform, orderNumber: string, dealRefId: string): void {
  storage.session.write(`deal.${orderNumber}`, dealRefId);
}
