import { useState } from 'react';
import { Alert } from '@forecourt/shared-design';
import { Navigate, useLocation, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import type { PasswordCredentials } from '@forecourt/shared-contracts';
import { returnTarget } from '../../domain/return-target.ts';
import { AccountFrame } from '../page-frame/index.ts';
import { ConfirmEmail } from '../codes/index.ts';
import { SignInWays } from './ui/sign-in-ways.tsx';
import { SocialSignIn } from './ui/social-sign-in.tsx';
import { SignInForm } from './ui/sign-in-form.tsx';

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
    <AccountFrame title={t('signIn.title')} lead={t('signIn.lead')} focusKey="sign-in" picture>
      {status === 'expired' && <Alert severity="info">{t('signIn.expired')}</Alert>}
      <SocialSignIn divider={t('social.orEmail')} />
      <SignInWays />
      <SignInForm onUnconfirmed={setUnconfirmed} />
    </AccountFrame>
  );
}
