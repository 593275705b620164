import * as v from 'valibot';
import { EmailSchema, NewPasswordSchema, VerificationCodeSchema } from '@forecourt/shared-contracts/fields';

/** The account whose password is to be reset (FIELD-24). */
export const ResetRequestSchema = v.object({ email: EmailSchema });
export type ResetRequestValues = v.InferInput<typeof ResetRequestSchema>;

/** Code, new password and its confirmation, which must equal it (message `pwMatch`). Messages are catalog keys below `fieldErrors`. */
export const NewPasswordFormSchema = v.pipe(
  v.object({
    code: VerificationCodeSchema,
    password: NewPasswordSchema,
    confirmation: v.pipe(v.string(), v.trim(), v.nonEmpty('pwMatch')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmation']],
      ({ password, confirmation }) => password === confirmation,
      'pwMatch',
    ),
    ['confirmation'],
  ),
);
export type NewPasswordValues = v.InferInput<typeof NewPasswordFormSchema>;

/** The fields that are not valid yet, in order. */
export function newPasswordMissing(form: NewPasswordValues): readonly (keyof NewPasswordValues)[] {
  const { issues = [] } = v.safeParse(NewPasswordFormSchema, form);
  const wrong = new Set(issues.map((issue) => v.getDotPath(issue)));
  if (!isConfirmed(form)) wrong.add('confirmation');
  return (['code', 'password', 'confirmation'] as const).filter((name) => wrong.has(name));
}

/** The message of the first field that is not valid, a catalog key below `fieldErrors`; undefined if all are. */
export function newPasswordFault(form: NewPasswordValues): string | undefined {
  const fault = v.safeParse(NewPasswordFormSchema, form).issues?.[0]?.message;
  return fault ?? (isConfirmed(form) ? undefined : 'pwMatch');
}

/** Whether a password was typed and its confirmation equals it, both trimmed. */
export function isConfirmed({
  password,
  confirmation,
}: Pick<NewPasswordValues, 'password' | 'confirmation'>): boolean {
  return password.trim() !== '' && password.trim() === confirmation.trim();
}
