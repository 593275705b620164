import * as v from 'valibot';

/** A feature flag's value; the service may return other JSON, which is ignored. */
const FlagValueSchema = v.union([v.boolean(), v.string(), v.number()]);

/** Flags as last read by the edge, `revision` as in the flag data file. */
export const FlagSnapshotSchema = v.object({
  revision: v.string(),
  flags: v.record(v.string(), FlagValueSchema),
});
export type FlagSnapshot = v.InferOutput<typeof FlagSnapshotSchema>;

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
