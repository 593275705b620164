import * as v from 'valibot';
import type { Platform } from '@forecourt/shared-contracts';

const ClicksSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const keyOf = (orderNumber: string) => `tracker.try-again-clicks.${orderNumber}`;

/** How often 'Try Again' was pressed for an order in this tab since it last loaded (TRACK-22). */
export function readRetryClicks({ storage }: Platform, orderNumber: string): number {
  return storage.session.read(keyOf(orderNumber), ClicksSchema) ?? 0;
}

/** Stores the number of clicks. */
export function writeRetryClicks({ storage }: Platform, orderNumber: string, clicks: number): void {
  storage.session.write(keyOf(orderNumber), clicks);
}

/** Starts the count again, once the order has loaded. */
export function resetRetryClicks({ storage }: Platform, orderNumber: string): void {
  storage.session.remove(keyOf(orderNumber));
}
