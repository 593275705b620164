/**
 * Repeatable pseudorandom numbers: the same seed produces the same sequence on every machine. Not for
 * secrets.
 */
export interface SeededRandom {
  /** In [0, 1). */
  next(): number;
  /** An integer, both ends inclusive. */
  between(min: number, max: number): number;
  /** Whether an event of this probability happens. */
  happens(probability: number): boolean;
  /** One element of a non-empty list. */
  pick<T>(values: readonly T[]): T;
}

/** Starts a sequence from a text (FNV-1a hash, then mulberry32). */
export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    happens: (probability) => next() < probability,
    pick(values) {
      const picked = values[Math.floor(next() * values.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
  };
}

/** Returns a 32-bit hash of a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
