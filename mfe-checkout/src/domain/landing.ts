import { stepIds } from '@forecourt/shared-contracts/progress';
import * as v from 'valibot';

const LandingSchema = v.variant('landedBecause', [
  v.object({ landedBecause: v.literal('unknown') }),
  v.object({ landedBecause: v.literal('not-ready'), wanted: v.picklist(stepIds) }),
]);

/** Why the tracker redirected: nothing is at that path, or the requested step is not ready. Stored in the history entry's state. */
export type Landing = v.InferOutput<typeof LandingSchema>;

/** Parses the landing from a history entry's state; undefined for any other state. */
export function landingOf(state: unknown): Landing | undefined {
  const result = v.safeParse(LandingSchema, state);
  return result.success ? result.output : undefined;
}
