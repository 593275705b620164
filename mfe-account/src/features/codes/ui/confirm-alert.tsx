import { Alert, Button } from '@forecourt/shared-design';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CallDealer } from '../../page-frame/index.ts';
import type { ConfirmState } from '../model/use-confirm-email.ts';

interface ConfirmAlertProps {
  readonly state: ConfirmState;
  /** Whether a new code can be requested. */
  readonly offersNew: boolean;
  readonly busy: boolean;
  readonly onResend: () => void;
  readonly onSignIn: () => void;
}

/** What is wrong with the last code, or with a request for a new one, shown below the field (FIELD-22), which itself says that it is wrong. */
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
    case 'resent':
      return null;
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
      if (state.why === 'wrong-code') return null;
      const needsNew = state.why === 'expired-code';
      return (
        <Alert severity="error" actions={needsNew && offersNew && action(onResend, t('confirmEmail.resend'))}>
          {t(refusalKey(state.why))} {!needsNew && call}
        </Alert>
      );
    }
  }
}

type Refusal = Exclude<Extract<ConfirmState, { kind: 'refused' }>['why'], 'wrong-code'>;

function refusalKey(why: Refusal): TextKey<'account'> {
  return why === 'outage' ? 'code.unchecked' : `confirmEmail.refused.${why}`;
}
