import { ErrorPage, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { SiteLinkButton } from '../../site-link/index.ts';

/** The tracker's catch-all page: this buyer has no order at this path (TRACK-23, TRACK-25). */
export function OrderNotFound() {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  return (
    <ErrorPage
      code={404}
      title={t('notFound.title')}
      subtitle={t('notFound.text', { phone: contact.phoneAbbreviation })}
      action={
        <>
          <SiteLinkButton href="/account/orders">{t('notFound.orders')}</SiteLinkButton>
          <LinkButton variant="secondary" href={phoneHref(contact.phone)} icon="phone">
            {t('notFound.call', { phone: contact.phoneAbbreviation })}
          </LinkButton>
        </>
      }
    />
  );
}
