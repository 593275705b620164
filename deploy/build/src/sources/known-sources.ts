/** Ids of rules, threats and faults, each with the page that defines it. */
export type KnownSources = ReadonlyMap<string, string>;

/** A rule of `deploy/docs/requirements`, a threat of `threats.md` or a fault of `faults.md`: `FIELD-12`, `T57`, `F06`. */
const definition = /\*\*((?:[A-Z]{3,5}-\d{1,3})|(?:[TF]\d{2}))\*\*/g;

/**
 * The ids that pages define, from their text by path. A page defines an id by writing it in bold at the start
 * of a list item or in the first cell of a table row. An id defined in two places is a fault.
 */
export function knownSources(pages: ReadonlyMap<string, string>): {
  readonly known: KnownSources;
  readonly faults: readonly string[];
} {
  const known = new Map<string, string>();
  const faults: string[] = [];
  for (const [path, text] of pages) {
    for (const line of text.split('\n')) {
      if (!/^(- |\| )\*\*/.test(line)) continue;
      const id = line.matchAll(definition).next().value?.[1];
      if (!id) continue;
      const other = known.get(id);
      if (other) faults.push(`${path}: ${id} is defined a second time, after ${other}`);
      else known.set(id, path);
    }
  }
  return { known, faults };
}
