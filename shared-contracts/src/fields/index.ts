export { isAreaCode, tollFreeCodes } from './area-codes.ts';
export { EmailSchema, emailMaxLength } from './email.ts';
export { NewPasswordSchema, isWeakPassword, passwordMaxLength, passwordRules } from './password.ts';
export type { PasswordRule } from './password.ts';
export { FirstNameSchema, LastNameSchema, nameMaxLength } from './person-name.ts';
export { PhoneSchema, maskPhone } from './phone.ts';
export { VerificationCodeSchema, codeLength } from './verification-code.ts';
