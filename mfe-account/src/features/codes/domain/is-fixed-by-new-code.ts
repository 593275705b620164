/** Returns whether a new code would resolve this refusal; the alert then offers to send one (ACCT-15, ACCT-16). */
export function isFixedByNewCode(why: string): boolean {
  return why === 'wrong-code' || why === 'expired-code';
}
