/** What the last probes of a region's pool say. */
export interface RegionHealth {
  /** Probes without an answer, in a row. */
  readonly failures: number;
  readonly isDown: boolean;
}

/** Before the first probe: up. */
export const unprobedRegion: RegionHealth = { failures: 0, isDown: false };

const failuresUntilDown = 2;

/** The health after one more probe: two without an answer in a row take a region down, so that one lost packet does not; one answer brings it back (F35). */
export function regionHealth(before: RegionHealth, isAnswered: boolean): RegionHealth {
  if (isAnswered) return unprobedRegion;
  const failures = before.failures + 1;
  return { failures, isDown: failures >= failuresUntilDown };
}
