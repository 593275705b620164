import { Alert, AppLink } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { SignInRefusal } from './use-sign-in-form.ts';

/** What to do after a refused sign-in, by its reason (storefront.md section 8 'Sign-in and account'). */
export function SignInRefused({ refusal }: { refusal: SignInRefusal }) {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  const isForTheBuyer = refusal === 'wrong-credentials' || refusal === 'throttled';
  return (
    <Alert severity={refusal === 'outage' || refusal === 'not-configured' ? 'warning' : 'error'}>
      {t(`signIn.refused.${refusal}`)}{' '}
      {!isForTheBuyer && (
        <AppLink href={phoneHref(contact.phone)}>
          {t('signIn.call', { phone: contact.phoneAbbreviation })}
        </AppLink>
      )}
    </Alert>
  );
}
