import { TextField, type TextFieldProps, useDesignText } from '@forecourt/shared-design';
import { useReveal } from './use-reveal.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

/** Password field with a button that shows and hides it and announces that. */
export function PasswordField(props: PasswordFieldProps) {
  const text = useDesignText();
  const { type, toggle } = useReveal({
    show: text('field.showPassword'),
    hide: text('field.hidePassword'),
    shown: text('field.passwordShown'),
    hidden: text('field.passwordHidden'),
  });
  return <TextField autoCapitalize="none" spellCheck={false} {...props} type={type} suffix={toggle} />;
}
