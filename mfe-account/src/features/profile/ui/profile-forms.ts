export { AddressForm } from './address-form.tsx';
export { ConsentsForm } from './consents-form.tsx';
export { EmailForm } from './email-form.tsx';
export { NameForm } from './name-form.tsx';
export { PasswordForm } from './password-form.tsx';
export { PhoneCodeForm } from './phone-code-form.tsx';
export { PhoneForm } from './phone-form.tsx';
