import { AppLink } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

/** Offers the dealer's phone when this page cannot help any further. */
export function CallDealer() {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  return (
    <AppLink href={phoneHref(contact.phone)}>
      {t('signIn.call', { phone: contact.phoneAbbreviation })}
    </AppLink>
  );
}
