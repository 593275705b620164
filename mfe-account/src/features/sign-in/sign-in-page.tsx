import { useState } from 'react';
import { Navigate, useLocation, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import type { PasswordCredentials } from '@forecourt/shared-contracts';
import { returnTarget } from '../../domain/return-target.ts';
import { AccountFrame } from '../page-frame/index.ts';
import { ConfirmEmail } from '../codes/index.ts';
import { SignInForm } from './ui/sign-in-form.tsx';
import { SignInTop } from './ui/sign-in-top.tsx';
import { useSignInLead } from './model/use-sign-in-lead.ts';

/**
 * Sign-in with email and password; a signed-in user is sent back to where they came from, or to their orders. A user whose email was never
 * confirmed enters its code here first.
 */
export function SignInPage() {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const { status } = useSession();
  const lead = useSignInLead();
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
    <AccountFrame title={t('signIn.title')} lead={lead} focusKey="sign-in" picture>
      <SignInTop />
      <SignInForm onUnconfirmed={setUnconfirmed} />
    </AccountFrame>
  );
}
