import type { EventName, EventPayload } from './event-definitions.ts';

/** An event as it travels: `v` is the envelope's version, `at` an instant, `source` the release that emitted it. */
export interface EventEnvelope<N extends EventName = EventName> {
  readonly v: 1;
  readonly id: string;
  readonly at: string;
  readonly source: string;
  readonly name: N;
  readonly payload: EventPayload<N>;
}

/** What happens on the page, told to whoever listens. Carried by window events, so a second copy of this module hears the same. */
export interface EventBus {
  /** Emits as `source`; an event that the source does not own, or of a wrong shape, is logged and dropped. */
  emit<N extends EventName>(source: string, name: N, payload: EventPayload<N>): void;
  /** Calls the listener for each event of the name, until the returned function is called. */
  subscribe<N extends EventName>(name: N, listener: (event: EventEnvelope<N>) => void): () => void;
  /** The last event of a retained name, undefined before the first. */
  last<N extends EventName>(name: N): EventEnvelope<N> | undefined;
}
