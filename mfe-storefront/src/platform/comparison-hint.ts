import * as v from 'valibot';
import type { Platform } from '@forecourt/shared-contracts';

const key = 'comparison-held';

/** Whether this tab's visit may have something to compare; without it a guest's first view asks for nothing. */
export function mayHoldComparison({ storage }: Platform): boolean {
  return storage.session.read(key, v.boolean()) === true;
}

/** Keeps whether the visit has something to compare, over reloads of the tab. */
export function noteComparison({ storage }: Platform, isHeld: boolean): void {
  storage.session.write(key, isHeld);
}
