import { alertSeverity } from '@forecourt/shared-contracts';
import { pageName, safePath, type MeasuredEvent } from '../../domain/analytics/index.ts';
import type { CollectedVisitEvent } from './collect-events.ts';

/**
 * Maps an event of the page to its analytics event; undefined if it is not measured. Alerts with severity error are events (SITE-22);
 * their messages are not sent.
 */
export function measuredEvent(
  { event, path, arrivedAtMs }: CollectedVisitEvent,
  referrer: string,
): MeasuredEvent | undefined {
  switch (event.name) {
    case 'navigation:page-viewed':
      return {
        name: 'page-view',
        properties: {
          pageName: pageName(event.payload.path),
          pagePath: safePath(event.payload.path),
          loadTime: Math.max(0, Math.round(Date.parse(event.at) - arrivedAtMs)),
          referrer,
          remote: event.payload.remote,
        },
      };
    case 'error-page:shown': {
      const { code, remote } = event.payload;
      return { name: 'error-page', properties: { code, remote, pageName: pageName(path) } };
    }
    case 'remote:failed': {
      const { remote, version, phase } = event.payload;
      return { name: 'remote-failed', properties: { remote, version, kind: phase } };
    }
    case 'alert:show': {
      const { kind } = event.payload;
      return alertSeverity(kind) === 'error'
        ? { name: 'error', properties: { kind, remote: event.source } }
        : undefined;
    }
    case 'analytics:event':
      return { name: event.payload.name, properties: { ...event.payload.properties, remote: event.source } };
    default:
      return undefined;
  }
}
