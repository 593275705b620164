import { useEffect } from 'react';
import { usePlatform } from '@forecourt/shared-contracts/react';

/**
 * Names the page in the browser: 'My orders | Northstar Motors'. Undefined leaves the name as it is, for views that another one names;
 * so does a host dealer's page, whose name is the host's.
 */
export function usePageTitle(page: string | undefined): void {
  const { placement, tenant } = usePlatform();
  const isOurs = placement === 'site';
  useEffect(() => {
    if (isOurs && page !== undefined) document.title = `${page} | ${tenant.brandName}`;
  }, [isOurs, page, tenant.brandName]);
}
