import { AppLink } from '@forecourt/shared-design';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';

/** The link out of a frame: sign-in on a full page of the site, which then continues to `returnTo`. */
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
