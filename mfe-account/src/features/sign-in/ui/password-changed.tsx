import { Alert, LinkButton } from '@forecourt/shared-design';
import { useLocation, useTranslation } from '@forecourt/shared-contracts/react';
import { withReturnTo } from '../../../domain/return-target.ts';
import { routePaths } from '../../../domain/route-paths.ts';

/** Confirms that the password is changed; links to sign-in if the automatic sign-in failed. */
export function PasswordChanged({ isSigningIn }: { isSigningIn: boolean }) {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  return (
    <Alert
      severity="success"
      actions={
        !isSigningIn && (
          <LinkButton href={withReturnTo(routePaths['sign-in'], search)} size="sm">
            {t('signIn.submit')}
          </LinkButton>
        )
      }
    >
      {t(isSigningIn ? 'reset.changed' : 'reset.changedSignIn')}
    </Alert>
  );
}
