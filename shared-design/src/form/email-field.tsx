import { TextField, type TextFieldProps } from './text-field.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** E-mail address: the right keyboard, autofill, no autocorrection, at most 60 characters (storefront.md section 5). */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      {...props}
      type="email"
      inputMode="email"
    />
  );
}
