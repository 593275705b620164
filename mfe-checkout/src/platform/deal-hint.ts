import * as v from 'valibot';
import type { Platform } from '@forecourt/shared-contracts';

const DealRefSchema = v.pipe(v.string(), v.minLength(4), v.maxLength(64));

/**
 * The deal of an order that this tab has seen before, so that its documents are asked for beside the order, not after it.
 * The order's own answer outranks it, and the server checks whose deal it is.
 */
export function readDealHint({ storage }: Platform, orderNumber: string): string | undefined {
  return storage.session.read(`deal.${orderNumber}`, DealRefSchema);
}

/** Keeps the deal of an order for the rest of the tab's life. */
export function writeDealHint({ storage }: Platform, orderNumber: string, dealRefId: string): void {
  storage.session.write(`deal.${orderNumber}`, dealRefId);
}
