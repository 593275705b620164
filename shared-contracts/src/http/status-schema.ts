import * as v from 'valibot';

/** A status as received: one of the known ones, or UNKNOWN in place of a word that this build does not know. */
export type Reported<TStatus extends string> = TStatus | 'UNKNOWN';

/**
 * Schema of a status or code from another release of the backend or another service: a picklist whose fallback is UNKNOWN, so that a word
 * introduced later breaks no page (decision 18). A missing value, or one that is not text, is still refused. `text` prepares the word, for
 * example to upper case.
 */
export function statusSchema<const TStatus extends string>(
  statuses: readonly TStatus[],
  text: v.GenericSchema<string> = v.string(),
): v.GenericSchema<Reported<TStatus>> {
  const known: readonly Reported<TStatus>[] = [...statuses, 'UNKNOWN'];
  const schema = v.pipe(text, v.fallback(v.picklist(known), 'UNKNOWN'));
  // What the server sends is typed as the statuses; only the parser sees other words.
  return schema as unknown as v.GenericSchema<Reported<TStatus>>;
}

/** The same where an unknown word counts as a known one, which is the one that ends nothing. */
export function statusSchemaWith<const TStatus extends string>(
  statuses: readonly TStatus[],
  unknown: NoInfer<TStatus>,
): v.GenericSchema<TStatus> {
  const schema = v.pipe(v.string(), v.fallback(v.picklist(statuses), unknown));
  return schema as unknown as v.GenericSchema<TStatus>;
}
