import { SocialMark, type SocialMarkName } from '../icon/social-mark.tsx';
import { Button, type ButtonProps } from './button.tsx';

export interface SocialButtonProps extends Omit<ButtonProps, 'icon' | 'trailingIcon' | 'variant'> {
  provider: SocialMarkName;
}

/** Goes on with a provider's account: its mark and the words, in the plain look that all three providers allow. */
export function SocialButton({ provider, children, busy, ...rest }: SocialButtonProps) {
  return (
    <Button variant="secondary" fullWidth busy={busy} {...rest}>
      {!busy && <SocialMark name={provider} />}
      {children}
    </Button>
  );
}
