import { Alert } from '@forecourt/shared-design';
import { useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { SignInWays } from './sign-in-ways.tsx';
import { SocialSignIn } from './social-sign-in.tsx';

/** What is above the form of either way of signing in, so that nothing moves when the other is chosen. */
export function SignInTop() {
  const { t } = useTranslation('account');
  const { status } = useSession();
  return (
    <>
      {status === 'expired' && <Alert severity="info">{t('signIn.expired')}</Alert>}
      <SocialSignIn divider={t('social.or')} />
      <SignInWays />
    </>
  );
}
