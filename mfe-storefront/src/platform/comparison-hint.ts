import * as v from 'valibot';
import type { Platform } from '@forecourt/shared-contracts';

const key = 'comparison-held';

/** Whether this visit may have something to compare; if not, a guest's first view makes no call. */
export function mayHoldComparison({ storage }: Platform): boolean {
  return storage.session.read(key, v.boolean()) === true;
}

/** Stores whether the visit has something to compare, surviving reloads of the tab. */
export function noteComparison({ storage }: Platform, isHeld: boolean): void {
  storage.session.write(key, isHeld);
}
