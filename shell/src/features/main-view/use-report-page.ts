import { useEffect, useRef } from 'react';
import { useLocation, usePlatform } from '@forecourt/shared-contracts/react';
import type { PageView } from '../../domain/remote-status.ts';

/**
 * Publishes each page view on the bus as soon as the page has content: once per navigation, regardless of later retries or filters. A
 * remote that did not load is an error page of the shell; the 404 page publishes its own event.
 */
export function useReportPage(view: PageView): void {
  const { events } = usePlatform();
  const { kind } = view;
  const remote = 'remote' in view ? view.remote : undefined;
  const { pathname } = useLocation();
  const reported = useRef<{ path: string; failed: boolean }>(undefined);
  useEffect(() => {
    if (kind === 'loading') return;
    const page = { path: pathname, ...(remote && { remote }) };
    if (reported.current?.path !== pathname) {
      reported.current = { path: pathname, failed: false };
      events.emit('shell', 'navigation:page-viewed', page);
    }
    if (kind === 'failed' && !reported.current.failed) {
      reported.current.failed = true;
      events.emit('shell', 'error-page:shown', { code: 500, ...page });
    }
  }, [kind, remote, pathname, events]);
}
