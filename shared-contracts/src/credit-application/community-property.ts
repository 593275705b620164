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
 * Whether a resident of the state may be asked about marital status and about a spouse who is not applying (BUY-55, 12 CFR 1002.5).
 * Residents of other states are not asked.
 */
export function isCommunityProperty(state: string): boolean {
  return communityPropertyStates.includes(state);
}
