import { Button, type ButtonProps } from '@forecourt/shared-design';
import type { Allowance } from '../../../domain/code-allowance.ts';
import { keepFocus } from '../model/keep-focus.ts';

interface ResendCodeProps {
  readonly allowance: Allowance;
  readonly busy: boolean;
  readonly onResend: () => void;
  readonly text: string;
  readonly size?: ButtonProps['size'];
}

/** Requests the code again (ACCT-13), while requests are left. */
export function ResendCode({ allowance, busy, onResend, text, size = 'sm' }: ResendCodeProps) {
  if (allowance === 'exceeded') return null;
  return (
    <Button variant="quiet" size={size} busy={busy} onMouseDown={keepFocus} onClick={onResend}>
      {text}
    </Button>
  );
}
