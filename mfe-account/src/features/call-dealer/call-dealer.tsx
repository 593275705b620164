import { AppLink } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

/** The way on where this page can do no more: the dealer's phone. */
export function CallDealer() {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  return (
    <AppLink href={phoneHref(contact.phone)}>
      {t('signIn.call', { phone: contact.phoneAbbreviation })}
    </AppLink>
  );
}
