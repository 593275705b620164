import { Alert, AppLink } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { SignUpRefusal } from './use-sign-up-form.ts';

/** What to do after a refused sign-up, by its reason (storefront.md section 8 'Sign-in and account'). */
export function SignUpRefused({ refusal }: { refusal: SignUpRefusal }) {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  const isForTheBuyer = refusal === 'password-refused' || refusal === 'details-refused';
  return (
    <Alert severity={isForTheBuyer ? 'error' : 'warning'}>
      {t(`signUp.refused.${refusal}`)}{' '}
      {!isForTheBuyer && (
        <AppLink href={phoneHref(contact.phone)}>
          {t('signIn.call', { phone: contact.phoneAbbreviation })}
        </AppLink>
      )}
    </Alert>
  );
}
