/** States whose law makes what either spouse owes a debt of both (storefront.md section 9). */
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
 * Whether somebody who lives there may be asked for marital status and a spouse who does not apply (finance.md section 11, 12 CFR 1002.5):
 * nobody else is.
 */
export function isCommunityProperty(state: string): boolean {
  return communityPropertyStates.includes(state);
}
