import { LinkButton, type LinkButtonProps } from '@forecourt/shared-design';
import { usePlatform } from '@forecourt/shared-contracts/react';

/** A link to a page of the site outside this remote; on a host dealer's page it opens in the top window. */
export function SiteLinkButton({ href, ...rest }: LinkButtonProps) {
  const { siteOrigin } = usePlatform();
  return <LinkButton href={siteOrigin + href} target={siteOrigin === '' ? undefined : '_top'} {...rest} />;
}
