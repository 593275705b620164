import * as v from 'valibot';

/** One rule in the live list next to a new password field. `id` is its message key. */
export interface PasswordRule {
  readonly id: 'length' | 'lower' | 'upper' | 'digit' | 'special';
  isMet(password: string): boolean;
}

/** The rules of FIELD-52, in display order: 8 characters and one of each kind. */
export const passwordRules: readonly PasswordRule[] = [
  { id: 'length', isMet: (password) => password.length >= 8 },
  { id: 'lower', isMet: (password) => /[a-z]/.test(password) },
  { id: 'upper', isMet: (password) => /[A-Z]/.test(password) },
  { id: 'digit', isMet: (password) => /\d/.test(password) },
  { id: 'special', isMet: (password) => /[^A-Za-z0-9\s]/.test(password) },
];

/** Maximum password length; our own limit against abuse (FIELD-53). */
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
 * Whether a password is a commonly guessed word, with digits and symbols appended or letters replaced by symbols: `Password1!`, `P@ssw0rd`
 * (FIELD-53; the word list is this product's choice).
 */
export function isWeakPassword(password: string): boolean {
  const lower = password.trim().toLowerCase();
  const spelled = lower.replace(/[^a-z]+$/, '').replace(/[@4310!$5]/g, (sign) => lookAlikes[sign] ?? sign);
  return commonWords.has(spelled.replace(/[^a-z]/g, ''));
}

/**
 * A new password: trimmed, meets all {@link passwordRules}, not weak, at most 256 characters (FIELD-52, FIELD-53). Message keys, first
 * match wins: `passwordRequired`, `passwordRules`, `passwordLong`, `passwordWeak`.
 */
export const NewPasswordSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('passwordRequired'),
  v.check((password) => passwordRules.every((rule) => rule.isMet(password)), 'passwordRules'),
  v.maxLength(passwordMaxLength, 'passwordLong'),
  v.check((password) => !isWeakPassword(password), 'passwordWeak'),
);
