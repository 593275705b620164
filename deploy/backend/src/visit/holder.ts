/** Key of what belongs to an account. */
export function accountHolder(sub: string): string {
  return `sub:${sub}`;
}

/** Key of what belongs to a guest's visit. */
export function sessionHolder(sessionId: string): string {
  return `session:${sessionId}`;
}

/** The account that a holder's key names; undefined for a visit's. */
export function subOfHolder(holder: string): string | undefined {
  const [, sub] = /^sub:(.+)$/.exec(holder) ?? [];
  return sub;
}
