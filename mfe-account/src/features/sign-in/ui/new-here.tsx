import { AppLink, chakra } from '@forecourt/shared-design';
import { useLocation, useTranslation } from '@forecourt/shared-contracts/react';
import { withReturnTo } from '../../../domain/return-target.ts';
import { routePaths } from '../../../domain/route-paths.ts';
import { keepFocus } from '../../codes/index.ts';

const Root = chakra('p', { base: { margin: '0', textStyle: 'small', color: 'inkMuted' } });

/** Leads a visitor without an account to sign-up, from either way of signing in. */
export function NewHere() {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  return (
    <Root>
      {t('signIn.noAccount')}{' '}
      <AppLink href={withReturnTo(routePaths['sign-up'], search)} onMouseDown={keepFocus}>
        {t('signIn.createAccount')}
      </AppLink>
    </Root>
  );
}
