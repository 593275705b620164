import * as v from 'valibot';
import { EmailSchema } from '@forecourt/shared-contracts/fields';

/**
 * The sign-in form: both fields required and trimmed (FIELD-23), the email as everywhere (FIELD-48).
 * Messages are catalog keys below `fieldErrors`.
 */
export const SignInFormSchema = v.object({
  email: EmailSchema,
  password: v.pipe(v.string(), v.trim(), v.nonEmpty('passwordRequired')),
});

export type SignInFormValues = v.InferInput<typeof SignInFormSchema>;

/** What still prevents the form from being sent; shown next to the button. */
export type SignInMissing = 'both' | 'email' | 'email-wrong' | 'password' | 'nothing';

/** Returns the first thing that is missing in the form's current values. */
export function signInMissing({ email, password }: SignInFormValues): SignInMissing {
  const hasEmail = email.trim() !== '';
  const hasPassword = password.trim() !== '';
  if (!hasEmail) return hasPassword ? 'email' : 'both';
  if (!v.is(SignInFormSchema.entries.email, email)) return 'email-wrong';
  return hasPassword ? 'nothing' : 'password';
}
