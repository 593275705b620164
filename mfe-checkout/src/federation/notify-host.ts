import type { EventPayload, Platform } from '@forecourt/shared-contracts';
import { isPersonalText, mayMeasure } from '@forecourt/shared-contracts/analytics';
import type { EmbedEvent } from '@forecourt/shared-contracts/embedding';
import { stepWord } from '../domain/embed-place.ts';

/**
 * Notifies the host's page about steps, the session, failures and analytics until the returned function is called. Analytics only if the
 * tenant forwards it (SITE-63) and the visitor may be measured, which is checked before each event, because the choice can change (T62), and
 * without what looks like a person's address or number (SITE-64).
 */
export function notifyHost(platform: Platform, notify: (event: EmbedEvent) => void): () => void {
  const { events, navigation, storage, tenant } = platform;
  let lastStep: string | null | undefined;
  const notifyStep = () => {
    const step = stepWord(navigation.current().location.pathname);
    if (step !== lastStep) notify({ name: 'step', step });
    lastStep = step;
  };
  const notifySession = (status: EventPayload<'session:changed'>['status']) =>
    notify({ name: 'session', status });
  const known = events.last('session:changed');
  if (known) notifySession(known.payload.status);
  notifyStep();
  const ends = [
    navigation.subscribe(notifyStep),
    events.subscribe('session:changed', ({ payload }) => notifySession(payload.status)),
    events.subscribe('remote:failed', ({ payload }) => notify({ name: 'failed', phase: payload.phase })),
    events.subscribe('analytics:event', ({ payload: { name, properties } }) => {
      if (!tenant.forwardAnalyticsRequests || !mayMeasure(storage)) return;
      const kept = Object.entries(properties).filter(([, value]) => !isPersonalText(String(value)));
      notify({ name: 'analytics', event: name, properties: Object.fromEntries(kept) });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
