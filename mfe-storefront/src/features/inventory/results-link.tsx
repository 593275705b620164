import { useLayoutEffect, useState, type MouseEvent } from 'react';
import { AppLink } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { searchOneStepBack } from '../../platform/search-trail.ts';
import { routePaths } from '../../domain/route-paths.ts';

/**
 * The link from a vehicle to the search: back to the results that the shopper came from, with their scroll position, else to all vehicles.
 */
export function ResultsLink({ label }: { readonly label: string }) {
  const { t } = useTranslation('storefront');
  const platform = usePlatform();
  const [href, setHref] = useState<string>();
  // The search records that it was left when it is removed, which is after this page renders and before its layout effects.
  useLayoutEffect(() => setHref(searchOneStepBack(platform)), [platform]);
  if (href === undefined) return <AppLink href={routePaths.search}>{label}</AppLink>;
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    platform.navigation.back();
  };
  return (
    <AppLink href={href} onClick={handleClick}>
      {t('search.backToResults')}
    </AppLink>
  );
}
