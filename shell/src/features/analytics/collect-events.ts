import type { EventEnvelope, EventName, Platform } from '@forecourt/shared-contracts';

const heard = [
  'navigation:page-viewed',
  'error-page:shown',
  'remote:failed',
  'alert:show',
  'analytics:event',
  'data-layer:changed',
  'api:called',
] as const satisfies readonly EventName[];

type Heard = { [N in (typeof heard)[number]]: EventEnvelope<N> }[(typeof heard)[number]];

/** Something that happened, and the page that it happened on. */
export interface Happening {
  readonly event: Heard;
  readonly path: string;
  readonly search: string;
  /** When the page's address was reached, in milliseconds since 1970. */
  readonly arrivedAtMs: number;
}

/** What happens on the page, from the first moment on. */
export interface Collector {
  /** Gives a listener all that has happened so far, once, and then whatever happens. One listener. */
  listen(listener: (happening: Happening) => void): void;
  stop(): void;
}

/** How much is kept for a listener that is still under way. */
const heldAtMost = 100;

/** Begins to collect what analytics will want to know, before its code is there. */
export function collectEvents({ events, navigation }: Platform, nowMs: () => number): Collector {
  let held: Happening[] = [];
  let hand = (happening: Happening) => {
    if (held.length < heldAtMost) held.push(happening);
  };
  let arrivedAtMs = performance.timeOrigin;
  const ends = [
    navigation.subscribe(() => (arrivedAtMs = nowMs())),
    ...heard.map((name) =>
      events.subscribe(name, (event) => {
        const { pathname, search } = navigation.current().location;
        hand({ event: event as Heard, path: pathname, search, arrivedAtMs });
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
