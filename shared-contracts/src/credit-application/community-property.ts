/** States whose law makes a debt of either spouse a debt of both (BUY-54). */
export const communityPropertyStates: readonly string[] = [
  'AZ',
  'CA',
  'ID',
  'LA',
  'NV',
  'NM',
  'TX',
  'WA',
  'WI',
];

/**
 * Whether somebody who lives in that state may be asked for marital status and for a spouse who does not apply (BUY-55, 12 CFR 1002.5).
 * Residents of other states are not asked.
 */
export function isCommunityProperty(state: string): boolean {
  return communityPropertyStates.includes(state);
}
