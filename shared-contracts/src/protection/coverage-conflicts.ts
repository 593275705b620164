import type { ProtectionType } from '../tenant/index.ts';

/** What complete protection ultra has in it already, so that nobody pays for it twice. */
const partsOfUltra: readonly ProtectionType[] = ['TWO', 'VSC'];

/**
 * The chosen packages that cannot be kept beside `type`: complete protection ultra contains complete protection and the service
 * contract (our own reading of BUY-29 and BUY-30). Another level of the same type replaces the chosen one and is not a conflict.
 */
export function coverageConflicts(
  type: ProtectionType,
  chosen: readonly ProtectionType[],
): readonly ProtectionType[] {
  if (type === 'CP') return chosen.filter((other) => partsOfUltra.includes(other));
  return partsOfUltra.includes(type) ? chosen.filter((other) => other === 'CP') : [];
}
