import * as v from 'valibot';
import type { PlatformStorage } from '../storage/index.ts';

const key = 'prequalification-held';

/** Whether this tab's visit may have a pre-qualification; if not, a guest's first view requests nothing. Does not reveal its outcome. */
export function mayHavePrequalification({ session }: Pick<PlatformStorage, 'session'>): boolean {
  return session.read(key, v.boolean()) === true;
}

/** Remembers whether the visit has a pre-qualification, across reloads of the tab. */
export function setHasPrequalification({ session }: Pick<PlatformStorage, 'session'>, isHeld: boolean): void {
  session.write(key, isHeld);
}
