import type { EventPayload } from './event-definitions.ts';

type AlertKind = EventPayload<'alert:show'>['kind'];

/** Maps an alert bar type to its severity (SITE-20). */
export function alertSeverity(kind: AlertKind): 'success' | 'error' | 'info' | 'warning' {
  switch (kind) {
    case 'success':
      return 'success';
    case 'resent':
      return 'info';
    case 'expired':
    case 'warning':
      return 'warning';
    case 'wrongInput':
    case 'internalError':
    case 'error':
      return 'error';
  }
}
