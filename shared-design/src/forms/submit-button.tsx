import { useId, type ReactNode } from 'react';
import { Button, type ButtonProps, chakra } from '@forecourt/shared-design';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    '& > p': { margin: '0', fontSize: 'sm', color: 'inkMuted', lineHeight: 'snug' },
  },
  variants: { fullWidth: { true: { alignItems: 'stretch' } } },
});

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** Why the button is disabled ('Enter your email to continue'); shown while it is, unless it is empty. */
  missing?: ReactNode;
}

/** Submit button of a form. While it is disabled, the line next to it says what is still missing. */
export function SubmitButton({ missing, disabled, fullWidth, ...rest }: SubmitButtonProps) {
  const id = useId();
  const explains = disabled === true && Boolean(missing);
  return (
    <Root fullWidth={fullWidth}>
      <Button
        {...rest}
        type="submit"
        fullWidth={fullWidth}
        disabled={disabled}
        aria-describedby={explains ? id : undefined}
      />
      <p id={id} aria-live="polite">
        {explains ? missing : null}
      </p>
    </Root>
  );
}
