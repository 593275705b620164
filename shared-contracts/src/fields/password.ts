import * as v from 'valibot';

/** One rule of the live list beside a new password. `id` is the key of its words. */
export interface PasswordRule {
  readonly id: 'length' | 'lower' | 'upper' | 'digit' | 'special';
  isMet(password: string): boolean;
}

/** The rules of FIELD-52, in the order in which they are shown: 8 characters and one of each kind. */
export const passwordRules: readonly PasswordRule[] = [
  { id: 'length', isMet: (password) => password.length >= 8 },
  { id: 'lower', isMet: (password) => /[a-z]/.test(password) },
  { id: 'upper', isMet: (password) => /[A-Z]/.test(password) },
  { id: 'digit', isMet: (password) => /\d/.test(password) },
  { id: 'special', isMet: (password) => /[^A-Za-z0-9\s]/.test(password) },
];

/** The longest password that is accepted; a bound of our own against misuse (FIELD-53). */
export const passwordMaxLength = 256;

const commonWords = new Set(
  `abc admin administrator baseball changeme computer dragon football hello iloveyou letmein login master monkey pass password princess
   qwerty qwertyuiop secret shadow starwars sunshine superman test trustno welcome whatever`.split(/\s+/),
);
const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/**
 * Whether a password is one of the words that everybody tries first, with digits and signs after it or letters replaced by signs:
 * `Password1!`, `P@ssw0rd` (FIELD-53; which words is this product's choice).
 */
export function isWeakPassword(password: string): boolean {
  const lower = password.trim().toLowerCase();
  const spelled = lower.replace(/[^a-z]+$/, '').replace(/[@4310!$5]/g, (sign) => lookAlikes[sign] ?? sign);
  return commonWords.has(spelled.replace(/[^a-z]/g, ''));
}

/**
 * A new password: trimmed, all of {@link passwordRules}, not a weak one, at most 256 characters (FIELD-52, FIELD-53).
 * Message keys, the first that applies: `passwordRequired`, `passwordRules`, `passwordLong`, `passwordWeak`.
 */
export const NewPasswordSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('passwordRequired'),
  v.check((password) => passwordRules.every((rule) => rule.isMet(password)), 'passwordRules'),
  v.maxLength(passwordMaxLength, 'passwordLong'),
  v.check((password) => !isWeakPassword(password), 'passwordWeak'),
);
