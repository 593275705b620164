import type { ProtectionType } from '../tenant/index.ts';

/** Packages included in complete protection ultra, so that no one pays for them twice. */
const ultraIncludes: readonly ProtectionType[] = ['TWO', 'VSC'];

/**
 * The chosen packages that conflict with `type`: complete protection ultra contains complete protection and the service contract (our own
 * reading of BUY-29 and BUY-30). Another level of the same type replaces the chosen one and is not a conflict.
 */
export function coverageConflicts(
  type: ProtectionType,
  chosen: readonly ProtectionType[],
): readonly ProtectionType[] {
  if (type === 'CP') return chosen.filter((other) => ultraIncludes.includes(other));
  return ultraIncludes.includes(type) ? chosen.filter((other) => other === 'CP') : [];
}
