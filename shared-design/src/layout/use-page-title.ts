import { useEffect } from 'react';
import { usePlatform } from '@forecourt/shared-contracts/react';

/**
 * Sets the document title: 'My orders | Northstar Motors'. Undefined leaves it unchanged, for views titled elsewhere; a host dealer's page
 * always keeps its own title.
 */
export function usePageTitle(page: string | undefined): void {
  const { placement, tenant } = usePlatform();
  const isOurs = placement === 'site';
  useEffect(() => {
    if (isOurs && page !== undefined) document.title = `${page} | ${tenant.brandName}`;
  }, [isOurs, page, tenant.brandName]);
}
