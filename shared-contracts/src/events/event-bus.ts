import type { EventName, EventPayload } from './event-definitions.ts';

/** An event on the bus: `v` is the envelope's version, `at` an instant, `source` the release that emitted it. */
export interface EventEnvelope<N extends EventName = EventName> {
  readonly v: 1;
  readonly id: string;
  readonly at: string;
  readonly source: string;
  readonly name: N;
  readonly payload: EventPayload<N>;
}

/** Publishes page events to subscribers. Uses window events, so a second copy of this module receives the same ones. */
export interface EventBus {
  /** Emits as `source`; an event that the source does not own, or with a wrong shape, is logged and dropped. */
  emit<N extends EventName>(source: string, name: N, payload: EventPayload<N>): void;
  /** Calls the listener for each event with this name, until the returned function is called. */
  subscribe<N extends EventName>(name: N, listener: (event: EventEnvelope<N>) => void): () => void;
  /** Returns the last event of a retained name, undefined before the first. */
  last<N extends EventName>(name: N): EventEnvelope<N> | undefined;
}
