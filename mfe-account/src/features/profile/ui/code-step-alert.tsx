import { Alert } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CallDealer } from '../../page-frame/index.ts';
import type { CodeStepState } from '../model/use-code-step.ts';

/** What is wrong with the last code, or with a request for a new one, shown below the field (ACCT-16, ACCT-19, FIELD-22). */
export function CodeStepAlert({ state }: { readonly state: CodeStepState }) {
  const { t } = useTranslation('account');
  switch (state.kind) {
    case 'waiting':
    case 'resent':
      return null;
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
        <Alert severity="error">
          {t(state.why === 'expired-code' ? 'code.expired' : `profile.code.refused.${state.why}`)}
        </Alert>
      );
  }
}
