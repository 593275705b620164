import * as v from 'valibot';
import {
  EmailSchema,
  FirstNameSchema,
  LastNameSchema,
  NewPasswordSchema,
  PhoneSchema,
} from '@forecourt/shared-contracts/fields';

/**
 * Step 1 of sign-up, 'User info' (ACCT-21). Messages are catalog keys below `fieldErrors`. Consents are optional (ACCT-57).
 */
export const SignUpFormSchema = v.object({
  firstName: FirstNameSchema,
  lastName: LastNameSchema,
  email: EmailSchema,
  phoneNumber: PhoneSchema,
  password: NewPasswordSchema,
  marketingEmail: v.boolean(),
  marketingSms: v.boolean(),
});

/** The form values as typed, and as sent. */
export type SignUpFormValues = v.InferInput<typeof SignUpFormSchema>;
export type SignUpValues = v.InferOutput<typeof SignUpFormSchema>;

/** The required fields, in their order on the screen. */
export const requiredFields = ['firstName', 'lastName', 'email', 'phoneNumber', 'password'] as const;
export type RequiredField = (typeof requiredFields)[number];

/** An untouched form. */
export const emptySignUp: SignUpFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  marketingEmail: false,
  marketingSms: false,
};

/** The required fields that still prevent the form from being sent, in their order on the screen. */
export function signUpMissing(form: SignUpFormValues): RequiredField[] {
  return requiredFields.filter((name) => !v.is(SignUpFormSchema.entries[name], form[name]));
}
