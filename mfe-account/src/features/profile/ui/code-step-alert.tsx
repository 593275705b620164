import { Alert } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CallDealer } from '../../page-frame/index.ts';
import type { CodeStepState } from '../model/use-code-step.ts';

interface CodeStepAlertProps {
  readonly state: CodeStepState;
  /** How the code is sent. */
  readonly channel: 'email' | 'sms';
}

/** The result of the last code, or of a request for a new one, shown below the field (ACCT-15, ACCT-16, ACCT-19). */
export function CodeStepAlert({ state, channel }: CodeStepAlertProps) {
  const { t } = useTranslation('account');
  switch (state.kind) {
    case 'waiting':
      return null;
    case 'resent':
      return (
        <Alert severity="success">{t(`code.resent.${channel}`, { destination: state.destination })}</Alert>
      );
    case 'unsent':
      return (
        <Alert severity="warning">
          {t(state.why === 'exists' ? 'profile.code.refused.exists' : `profile.refused.${state.why}`)}
        </Alert>
      );
    case 'refused':
      return state.why === 'throttled' ? (
        <Alert severity="error">
          {t('profile.refused.throttled')} <CallDealer />
        </Alert>
      ) : (
        <Alert severity="error">{t(`profile.code.refused.${state.why}`)}</Alert>
      );
  }
}
