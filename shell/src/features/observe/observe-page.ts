import { whenIdle } from '../../platform/when-idle.ts';
import type { ObservedPage, Seen } from './seen.ts';

/**
 * Notes from the page's first moment what goes wrong and how remotes get on; the code that tells the edge of it is loaded when the page is
 * idle. Without that code nothing is told, and the site is as good as with it.
 */
export function observePage(page: ObservedPage): void {
  const waiting: Seen[] = [];
  let tell = (seen: Seen): void => void waiting.push(seen);
  const note = (what: Seen['what']) =>
    tell({
      what,
      atMs: performance.now(),
      path: location.pathname,
      versions: page.store.getState().versions,
    });
  const { events } = page.platform;
  window.addEventListener('error', ({ error }) => note({ kind: 'error', reason: error }));
  window.addEventListener('unhandledrejection', ({ reason }) => note({ kind: 'rejection', reason }));
  events.subscribe('remote:failed', ({ payload }) => note({ kind: 'failed', failure: payload }));
  events.subscribe('remote:replaced', ({ payload }) => note({ kind: 'replaced', ...payload }));
  page.store.subscribe((state) => note({ kind: 'changed', state }));
  const start = async () => {
    const { startTelling } = await import('./start-telling.ts');
    tell = startTelling(page);
    waiting.splice(0).forEach(tell);
  };
  whenIdle(() => void start().catch(() => (tell = () => undefined)));
}
