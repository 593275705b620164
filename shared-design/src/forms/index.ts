export { CheckboxField } from './checkbox-field.tsx';
export { CodeField, type CodeFieldProps } from './code-field.tsx';
export { DollarField } from './dollar-field.tsx';
export { EmailField } from './email-field.tsx';
export { ErrorSummary } from './error-summary.tsx';
export { MaskedField } from './masked-field.tsx';
export { PasswordField } from './password-field.tsx';
export { PhoneField } from './phone-field.tsx';
export { RadioGroupField, type RadioOption } from './radio-group-field.tsx';
export { SsnField } from './ssn-field.tsx';
export { SubmitButton } from './submit-button.tsx';
export { TextAreaField } from './text-area-field.tsx';
export { useErrorTitle } from './use-error-title.ts';
export { ZipField } from './zip-field.tsx';

export { SandboxBox } from './sandbox-box.tsx';
export { SocialButton } from './social-button.tsx';
export { StatusPill } from './status-pill.tsx';
export { StepList, type Step } from './step-list.tsx';
export { stepTones, type StepListStatus } from './step-tones.ts';

export { orderCardVehicle } from './order-card-vehicle.ts';
export { orderPicture } from './order-picture.ts';
