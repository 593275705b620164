import type { Clock, Random } from '../ports/index.ts';

/** A clock that a test moves. */
export interface HeldClock extends Clock {
  advance(byMs: number): void;
}

/** A clock that shows one instant until it is advanced. */
export function heldClock(at = '2026-06-15T12:00:00.000Z'): HeldClock {
  let nowMs = Date.parse(at);
  return {
    now: () => new Date(nowMs),
    advance(byMs) {
      nowMs += byMs;
    },
  };
}

/** Chance that counts: each draw differs from the one before, and every run is the same. */
export function countingRandom(): Random {
  let drawn = 0;
  const next = () => (drawn += 1);
  return {
    uuid: () => `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}`,
    bytes(count) {
      const seed = next();
      return Uint8Array.from({ length: count }, (_, index) => (seed * 31 + index * 7) % 256);
    },
    digits: (count) => String(next()).padStart(count, '0').slice(-count),
  };
}
