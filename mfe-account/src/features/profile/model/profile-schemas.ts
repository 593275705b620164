import * as v from 'valibot';
import {
  EmailSchema,
  FirstNameSchema,
  LastNameSchema,
  NewPasswordSchema,
  PhoneSchema,
  VerificationCodeSchema,
} from '@forecourt/shared-contracts/fields';

/** Name of the account; messages of all these schemas are keys below `fieldErrors`. */
export const NameFormSchema = v.object({ firstName: FirstNameSchema, lastName: LastNameSchema });

/** A new email, which must differ from the current one, ignoring case (FIELD-51). */
export function newEmailSchema(current: string) {
  const isOther = (email: string) => email.toLowerCase() !== current.toLowerCase();
  return v.object({ newEmail: v.pipe(EmailSchema, v.check(isOther, 'emailSame')) });
}

/** A phone number, stored as ten digits. */
export const PhoneFormSchema = v.object({ phoneNumber: PhoneSchema });

/** A code with its own field name, because several codes may be on the page. */
export function codeSchema<Name extends string>(name: Name) {
  return v.object({ [name]: VerificationCodeSchema } as Record<Name, typeof VerificationCodeSchema>);
}

/** The current password, a new one that meets the rules (FIELD-52), and its confirmation (FIELD-54, message `pwMatch`). */
export const PasswordFormSchema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.trim(), v.nonEmpty('passwordRequired')),
    newPassword: NewPasswordSchema,
    confirmation: v.pipe(v.string(), v.trim()),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmation']],
      ({ newPassword, confirmation }) => newPassword === confirmation,
      'pwMatch',
    ),
    ['confirmation'],
  ),
);
