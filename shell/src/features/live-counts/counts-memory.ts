import type { Platform } from '@forecourt/shared-contracts';
import * as v from 'valibot';
import type { Counts } from './counts.ts';

const storageKey = 'header-counts';
const CountSchema = v.optional(v.number());
/** `holder` is the account's `sub`, null for a guest. */
const RememberedSchema = v.object({
  holder: v.nullable(v.string()),
  counts: v.object({ cart: CountSchema, orders: CountSchema, favorites: CountSchema }),
});

/** The counts that this tab knew on its last page. */
export interface CountsMemory {
  readonly counts: Counts;
  /** Whether they may be shown to a person: their own, or there are none. `person` is a `sub`, undefined for a guest. */
  isOf(person: string | undefined): boolean;
  /** Keeps the counts of a person for the next page. */
  keep(person: string | undefined, counts: Counts): void;
}

/** Opens the tab's memory of its counts: the header of a page is right at first paint, before any is fetched. */
export function openCountsMemory({ storage }: Platform): CountsMemory {
  const last = storage.session.read(storageKey, RememberedSchema);
  return {
    counts: last?.counts ?? {},
    isOf: (person) => last === undefined || last.holder === (person ?? null),
    keep: (person, counts) => storage.session.write(storageKey, { holder: person ?? null, counts }),
  };
}
