import * as v from 'valibot';
import { FlagValueSchema, type FlagSnapshot } from './page-context.ts';

/** The flag service's data file (SITE-42), as flags of a page. Entries that are no flag values are omitted. */
export const FlagDataFileSchema = v.pipe(
  v.object({ revision: v.string(), flags: v.record(v.string(), v.unknown()) }),
  v.transform(({ revision, flags }): FlagSnapshot => ({ revision, flags: flagValues(flags) })),
);

/** Returns the entries that are flag values, from any response of the service. */
export function flagValues(raw: Readonly<Record<string, unknown>>): FlagSnapshot['flags'] {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) => (v.is(FlagValueSchema, value) ? [[key, value]] : [])),
  );
}
