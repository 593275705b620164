import { Alert, Button } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CallDealer } from '../../page-frame/index.ts';
import { isFixedByNewCode } from '../domain/is-fixed-by-new-code.ts';
import type { ConfirmState } from '../model/use-confirm-email.ts';

interface ConfirmAlertProps {
  readonly state: ConfirmState;
  /** Whether a new code can be requested. */
  readonly offersNew: boolean;
  readonly busy: boolean;
  readonly onResend: () => void;
  readonly onSignIn: () => void;
}

/** The result of the last code, or of a request for a new one, shown below the field (FIELD-22). */
export function ConfirmAlert({ state, offersNew, busy, onResend, onSignIn }: ConfirmAlertProps) {
  const { t } = useTranslation('account');
  const call = <CallDealer />;
  const action = (onClick: () => void, label: string) => (
    <Button variant="secondary" size="sm" busy={busy} onClick={onClick}>
      {label}
    </Button>
  );
  switch (state.kind) {
    case 'waiting':
      return null;
    case 'resent':
      return <Alert severity="success">{t('code.resent.email', { destination: state.destination })}</Alert>;
    case 'unsent':
      return (
        <Alert severity="warning">
          {t(`confirmEmail.unsent.${state.why}`)} {call}
        </Alert>
      );
    case 'confirmed':
      return (
        <Alert severity="warning" actions={action(onSignIn, t('confirmEmail.signInAgain'))}>
          {t('confirmEmail.confirmed')} {call}
        </Alert>
      );
    case 'refused': {
      const needsNew = isFixedByNewCode(state.why);
      return (
        <Alert severity="error" actions={needsNew && offersNew && action(onResend, t('confirmEmail.resend'))}>
          {t(`confirmEmail.refused.${state.why}`)} {!needsNew && call}
        </Alert>
      );
    }
  }
}
