import { AppLink } from '@forecourt/shared-design';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';

/** The way out of a frame: signing in on a whole page of the site, which then goes on to `returnTo`. */
export function WholePageLink({ returnTo }: { readonly returnTo: string }) {
  const { t } = useTranslation('account');
  const { siteOrigin, tenant } = usePlatform();
  const { brandName } = useTenant();
  const href = `${siteOrigin}${tenant.consumer.oauthRedirectUrl}?initiator=${encodeURIComponent(returnTo)}`;
  return (
    <AppLink href={href} target="_top">
      {t('social.wholePage', { brandName })}
    </AppLink>
  );
}
