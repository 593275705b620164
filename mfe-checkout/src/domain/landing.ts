import { stepIds } from '@forecourt/shared-contracts/progress';
import * as v from 'valibot';

const LandingSchema = v.variant('landedBecause', [
  v.object({ landedBecause: v.literal('unknown') }),
  v.object({ landedBecause: v.literal('not-ready'), wanted: v.picklist(stepIds) }),
]);

/** Why the tracker led somewhere else: nothing is at that address, or the wanted step is not ready. Travels as the state of the entry. */
export type Landing = v.InferOutput<typeof LandingSchema>;

/** The landing that a history entry's state tells of, undefined for any other state. */
export function landingOf(state: unknown): Landing | undefined {
  const result = v.safeParse(LandingSchema, state);
  return result.success ? result.output : undefined;
}
