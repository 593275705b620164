import { whenIdle } from '../../platform/when-idle.ts';
import { recordVisited } from './record-visited.ts';
import type { ObservedPage, Seen } from './seen.ts';

/**
 * Records errors, paths and remote timings from the start of the page; the code that reports them to the edge is loaded when the page is idle.
 * Without that code nothing is reported, and the site works the same.
 */
export function observePage(page: ObservedPage): void {
  const waiting: Seen[] = [];
  let report = (seen: Seen): void => void waiting.push(seen);
  const note = (what: Seen['what']) =>
    report({
      what,
      atMs: performance.now(),
      path: location.pathname,
      versions: page.store.getState().versions,
    });
  const { events, navigation } = page.platform;
  const visited = recordVisited(navigation, () => performance.now());
  window.addEventListener('error', ({ error }) => note({ kind: 'error', reason: error }));
  window.addEventListener('unhandledrejection', ({ reason }) => note({ kind: 'rejection', reason }));
  events.subscribe('remote:failed', ({ payload }) => note({ kind: 'failed', failure: payload }));
  events.subscribe('remote:replaced', ({ payload }) => note({ kind: 'replaced', ...payload }));
  events.subscribe('remote:mismatched', ({ payload }) => note({ kind: 'mismatched', ...payload }));
  page.store.subscribe((state) => note({ kind: 'changed', state }));
  const start = async () => {
    const { startReporting } = await import(/* webpackChunkName: "idle" */ './start-reporting.ts');
    report = startReporting({ ...page, visited });
    waiting.splice(0).forEach(report);
  };
  whenIdle(() => void start().catch(() => (report = () => undefined)));
}
