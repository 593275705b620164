const rules: readonly (readonly [RegExp, string])[] = [
  [/^[\s\S]{8,256}$/, 'Password not long enough'],
  [/[a-z]/, 'Password must have lowercase characters'],
  [/[A-Z]/, 'Password must have uppercase characters'],
  [/\d/, 'Password must have numeric characters'],
  [/[^A-Za-z0-9\s]/, 'Password must have symbol characters'],
];

/** The first rule that a password breaks, in the identity service's words; undefined when it may be used (storefront.md 'Password'). */
export function passwordFault(password: string): string | undefined {
  if (password !== password.trim()) return 'Password must not start or end with a space';
  return rules.find(([pattern]) => !pattern.test(password))?.[1];
}
