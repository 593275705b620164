import { stepIds } from '@forecourt/shared-contracts/progress';
import * as v from 'valibot';

const RedirectReasonSchema = v.variant('redirectedBecause', [
  v.object({ redirectedBecause: v.picklist(['unknown', 'choices-first']) }),
  v.object({ redirectedBecause: v.literal('not-ready'), wanted: v.picklist(stepIds) }),
]);

/**
 * Why the tracker redirected: nothing is at that path, the requested step is not ready, or the requested screen of a step needs choices that
 * are made before it. Stored in the history entry's state.
 */
export type RedirectReason = v.InferOutput<typeof RedirectReasonSchema>;

/** Parses the reason from a history entry's state; undefined for any other state. */
export function redirectReasonOf(state: unknown): RedirectReason | undefined {
  const result = v.safeParse(RedirectReasonSchema, state);
  return result.success ? result.output : undefined;
}
