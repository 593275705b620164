import { Alert, AppLink } from '@forecourt/shared-design';
import { useLocation, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { CallDealer } from '../../page-frame/index.ts';
import { withReturnTo } from '../../../domain/return-target.ts';
import type { SignInRefusal } from '../model/use-sign-in-form.ts';
import { routePaths } from '../../../domain/route-paths.ts';

/** Where to go instead, by the reasons that have a text for it. */
const elsewhere: Readonly<Record<TextId<'account', 'signIn.elsewhere'>, string>> = {
  locked: routePaths['reset-password'],
  'reset-required': routePaths['reset-password'],
  outage: routePaths['sign-in-code'],
};

/** What to do after a refused sign-in, by its reason (ACCT-7, ACCT-8, ACCT-41). */
export function SignInRefused({ refusal }: { refusal: SignInRefusal }) {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const other = refusal in elsewhere ? (refusal as keyof typeof elsewhere) : undefined;
  const path = other && elsewhere[other];
  const isForTheBuyer =
    refusal === 'wrong-credentials' || refusal === 'throttled' || path === routePaths['reset-password'];
  return (
    <Alert severity={refusal === 'outage' || refusal === 'not-configured' ? 'warning' : 'error'}>
      {t(`signIn.refused.${refusal}`)}{' '}
      {other && path && (
        <>
          <AppLink href={withReturnTo(path, search)}>{t(`signIn.elsewhere.${other}`)}</AppLink>{' '}
        </>
      )}
      {!isForTheBuyer && <CallDealer />}
    </Alert>
  );
}
