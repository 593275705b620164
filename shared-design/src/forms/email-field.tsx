import { TextField, type TextFieldProps } from '@forecourt/shared-design';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** Email address: email keyboard, autofill, no autocorrect, at most 60 characters (FIELD-48). */
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
