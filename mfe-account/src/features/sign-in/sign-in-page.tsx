import { useState } from 'react';
import { Alert } from '@forecourt/shared-design';
import { Navigate, useLocation, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import type { PasswordCredentials } from '@forecourt/shared-contracts';
import { returnTarget } from '../../domain/return-target.ts';
import { AccountFrame } from '../account-frame/index.ts';
import { ConfirmEmail } from '../confirm-email/index.ts';
import { SignInWays } from '../sign-in-ways/index.ts';
import { SocialSignIn } from '../social-sign-in/index.ts';
import { SignInForm } from './sign-in-form.tsx';

/**
 * Sign-in with email and password; a signed-in user is sent back to where they came from, or to their orders. A user whose email was never
 * confirmed enters its code here first.
 */
export function SignInPage() {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const { status } = useSession();
  const [unconfirmed, setUnconfirmed] = useState<PasswordCredentials>();
  if (status === 'signed-in') return <Navigate to={returnTarget(search)} replace />;
  if (unconfirmed) {
    return (
      <ConfirmEmail
        credentials={unconfirmed}
        lead={t('confirmEmail.leadLater', { email: unconfirmed.email })}
        onBack={() => setUnconfirmed(undefined)}
        backText={t('confirmEmail.backToSignIn')}
      />
    );
  }
  return (
    <AccountFrame title={t('signIn.title')} lead={t('signIn.lead')} focusKey="sign-in">
      {status === 'expired' && <Alert severity="info">{t('signIn.expired')}</Alert>}
      <SocialSignIn divider={t('social.orEmail')} />
      <SignInWays />
      <SignInForm onUnconfirmed={setUnconfirmed} />
    </AccountFrame>
  );
}
