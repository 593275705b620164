import { Button } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { Allowance } from '../../domain/code-allowance.ts';
import { keepFocus } from './keep-focus.ts';

interface ResendCodeProps {
  readonly allowance: Allowance;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** Asks for the code again, while codes are left. */
export function ResendCode({ allowance, busy, onResend }: ResendCodeProps) {
  const { t } = useTranslation('account');
  if (allowance === 'exceeded') return null;
  return (
    <Button variant="quiet" size="sm" busy={busy} onMouseDown={keepFocus} onClick={onResend}>
      {t('code.resend')}
    </Button>
  );
}
