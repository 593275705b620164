/** What a comparison holds of a vehicle, as far as the rules go. `addedAt` is an instant as ISO text. */
export interface ComparedEntry {
  readonly vin: string;
  readonly addedAt: string;
}

/** Order of a comparison: as the vehicles were put in; vehicles of the same instant by VIN, so that everybody sees one order. */
export function byAddition(one: ComparedEntry, other: ComparedEntry): number {
  if (one.addedAt !== other.addedAt) return one.addedAt < other.addedAt ? -1 : 1;
  return one.vin < other.vin ? -1 : Number(one.vin > other.vin);
}

/**
 * What stays when a guest's comparison joins that of their account: each vehicle once, by the newer of its two instants; beyond
 * `limit` the newest stay. In the order of {@link byAddition}. Joining again, in any order, changes nothing.
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
