import { Button } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

interface ResendCodeProps {
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** Requests another code (ACCT-13). */
export function ResendCode({ busy, onResend }: ResendCodeProps) {
  const { t } = useTranslation('creditApp');
  return (
    <Button variant="quiet" size="sm" busy={busy} onClick={onResend}>
      {t('pq.passcode.resend')}
    </Button>
  );
}
