import type { EventEnvelope, EventName, Platform } from '@forecourt/shared-contracts';

const collected = [
  'navigation:page-viewed',
  'error-page:shown',
  'remote:failed',
  'alert:show',
  'analytics:event',
  'data-layer:changed',
  'api:called',
] as const satisfies readonly EventName[];

type CollectedEvent = { [N in (typeof collected)[number]]: EventEnvelope<N> }[(typeof collected)[number]];

/** An event, and the page where it happened. */
export interface CollectedVisitEvent {
  readonly event: CollectedEvent;
  readonly path: string;
  readonly search: string;
  /** When the page was reached, in milliseconds since 1970. */
  readonly arrivedAtMs: number;
}

/** Collects the events of the page, from its start. */
export interface Collector {
  /** Passes a listener all events so far, once, and then each new one. Supports one listener. */
  listen(listener: (happening: CollectedVisitEvent) => void): void;
  stop(): void;
}

/** Maximum number of events kept for a listener that is still loading. */
const heldAtMost = 100;

/** Starts collecting events for analytics before its code is loaded. */
export function collectEvents({ events, navigation }: Platform, nowMs: () => number): Collector {
  let held: CollectedVisitEvent[] = [];
  let hand = (happening: CollectedVisitEvent) => {
    if (held.length < heldAtMost) held.push(happening);
  };
  let arrivedAtMs = performance.timeOrigin;
  const ends = [
    navigation.subscribe(() => (arrivedAtMs = nowMs())),
    ...collected.map((name) =>
      events.subscribe(name, (event) => {
        const { pathname, search } = navigation.current().location;
        hand({ event: event as CollectedEvent, path: pathname, search, arrivedAtMs });
      }),
    ),
  ];
  return {
    listen(listener) {
      hand = listener;
      for (const happening of held) listener(happening);
      held = [];
    },
    stop() {
      for (const end of ends) end();
    },
  };
}
