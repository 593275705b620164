import { SocialMark, type SocialMarkName } from './social-mark.tsx';
import { Button, type ButtonProps } from '@forecourt/shared-design';

export interface SocialButtonProps extends Omit<ButtonProps, 'icon' | 'trailingIcon' | 'variant'> {
  provider: SocialMarkName;
}

/** Button to continue with a provider's account: its logo and a label, in the plain style allowed by all three providers. */
export function SocialButton({ provider, children, busy, ...rest }: SocialButtonProps) {
  return (
    <Button variant="secondary" fullWidth busy={busy} {...rest}>
      {!busy && <SocialMark name={provider} />}
      {children}
    </Button>
  );
}
