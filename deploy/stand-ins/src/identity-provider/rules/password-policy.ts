import { isWeakPassword } from '@forecourt/shared-contracts/fields';

const rules: readonly (readonly [RegExp, string])[] = [
  [/^[\s\S]{8,256}$/, 'Password not long enough'],
  [/[a-z]/, 'Password must have lowercase characters'],
  [/[A-Z]/, 'Password must have uppercase characters'],
  [/\d/, 'Password must have numeric characters'],
  [/[^A-Za-z0-9\s]/, 'Password must have symbol characters'],
];

/** The first rule that a password breaks, in the identity service's words; undefined when it may be used (FIELD-52, FIELD-53). */
export function passwordFault(password: string): string | undefined {
  if (password !== password.trim()) return 'Password must not start or end with a space';
  const broken = rules.find(([pattern]) => !pattern.test(password))?.[1];
  return broken ?? (isWeakPassword(password) ? 'Password is too easy to guess' : undefined);
}
