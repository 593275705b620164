/** Returns the key of an account's data. */
export function accountHolder(sub: string): string {
  return `sub:${sub}`;
}

/** Returns the key of a guest visit's data. */
export function sessionHolder(sessionId: string): string {
  return `session:${sessionId}`;
}

/** Returns the account of a holder's key; undefined for a visit's. */
export function subOfHolder(holder: string): string | undefined {
  const [, sub] = /^sub:(.+)$/.exec(holder) ?? [];
  return sub;
}
