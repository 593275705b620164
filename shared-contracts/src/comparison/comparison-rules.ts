/** The part of a comparison entry that the rules need. `addedAt` is an instant as ISO text. */
export interface ComparedEntry {
  readonly vin: string;
  readonly addedAt: string;
}

/** Sort order of a comparison: by time added, then by VIN, so that the order is stable. */
export function byAddition(one: ComparedEntry, other: ComparedEntry): number {
  if (one.addedAt !== other.addedAt) return one.addedAt < other.addedAt ? -1 : 1;
  return one.vin < other.vin ? -1 : Number(one.vin > other.vin);
}

/**
 * Merges a guest's comparison into the account's: each vehicle once, with the newer of its two instants; beyond `limit` the newest are
 * kept. Sorted by {@link byAddition}. Merging again, in any order, changes nothing.
 */
export function mergedComparison<T extends ComparedEntry>(
  member: readonly T[],
  guest: readonly T[],
  limit: number,
): readonly T[] {
  const newest = new Map<string, T>();
  for (const entry of [...member, ...guest]) {
    const known = newest.get(entry.vin);
    if (!known || known.addedAt < entry.addedAt) newest.set(entry.vin, entry);
  }
  return [...newest.values()].sort(byAddition).slice(-limit);
}
