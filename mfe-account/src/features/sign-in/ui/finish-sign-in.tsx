import { Navigate, useTranslation } from '@forecourt/shared-contracts/react';
import { returnTarget } from '../../../domain/return-target.ts';
import { SocialEnded } from './social-ended.tsx';
import { SocialWaiting } from './social-waiting.tsx';
import { useFinishSignIn } from '../model/use-finish-sign-in.ts';

/** Completes a full-page sign-in: navigates to its return path, or shows why there is no session. */
export function FinishSignIn({ answer }: { readonly answer: string }) {
  const { t } = useTranslation('account');
  const finished = useFinishSignIn(answer);
  if (!finished) return <SocialWaiting text={t('social.finishing')} />;
  const { outcome, returnTo } = finished;
  if (outcome.kind === 'success') {
    return (
      <Navigate to={returnTarget(returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : '')} replace />
    );
  }
  return <SocialEnded why={outcome.kind === 'leaving' ? 'outage' : outcome.kind} returnTo={returnTo} />;
}
