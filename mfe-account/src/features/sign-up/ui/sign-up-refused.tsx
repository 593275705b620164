import { Alert } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CallDealer } from '../../page-frame/index.ts';
import { CodeWayIn } from '../../sign-in/index.ts';
import type { SignUpRefusal } from '../model/use-sign-up-form.ts';

/**
 * What to do after a refused sign-up, by its reason. In an outage, the emailed code is offered to users who already have an account
 * (ACCT-41).
 */
export function SignUpRefused({ refusal }: { refusal: SignUpRefusal }) {
  const { t } = useTranslation('account');
  const isForTheBuyer = refusal === 'password-refused' || refusal === 'details-refused';
  return (
    <Alert severity={isForTheBuyer ? 'error' : 'warning'}>
      {t(`signUp.refused.${refusal}`)}{' '}
      {refusal === 'outage' && (
        <>
          <CodeWayIn />{' '}
        </>
      )}
      {!isForTheBuyer && <CallDealer />}
    </Alert>
  );
}
