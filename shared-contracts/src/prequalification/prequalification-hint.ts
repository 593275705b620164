import * as v from 'valibot';
import type { PlatformStorage } from '../storage/index.ts';

const key = 'prequalification-held';

/** Whether this tab's visit may have a pre-qualification; without it a guest's first view asks for nothing. Says nothing of its outcome. */
export function mayHoldPrequalification({ session }: Pick<PlatformStorage, 'session'>): boolean {
  return session.read(key, v.boolean()) === true;
}

/** Keeps whether the visit has a pre-qualification, over reloads of the tab. */
export function notePrequalification({ session }: Pick<PlatformStorage, 'session'>, isHeld: boolean): void {
  session.write(key, isHeld);
}
