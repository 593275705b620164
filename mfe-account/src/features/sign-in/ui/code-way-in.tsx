import { AppLink, WholeWords } from '@forecourt/shared-design';
import { useLocation, useTranslation } from '@forecourt/shared-contracts/react';
import { withReturnTo } from '../../../domain/return-target.ts';
import { routePaths } from '../../../domain/route-paths.ts';

/** Offers users who have an account the emailed code during an outage: it works in any region (ACCT-41). */
export function CodeWayIn() {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  return (
    <AppLink href={withReturnTo(routePaths['sign-in-code'], search)}>
      <WholeWords>{t('signIn.elsewhere.outage')}</WholeWords>
    </AppLink>
  );
}
