import * as v from 'valibot';
import type { EventBus, EventEnvelope } from './event-bus.ts';
import { eventDefinitions } from './event-definitions.ts';
import type { EventName } from './event-definitions.ts';
import { mayEmit } from './may-emit.ts';

/** Dependencies of the bus: the target that carries events, and how they are stamped. `target` is the window in a browser. */
export interface EventBusDeps {
  readonly target: EventTarget;
  readonly uuid: () => string;
  readonly nowMs: () => number;
  readonly log: (message: string, detail: unknown) => void;
}

const EnvelopeSchema = v.object({
  v: v.literal(1),
  id: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  source: v.string(),
  name: v.string(),
  payload: v.unknown(),
});

const prefix = 'forecourt:';
const names = Object.keys(eventDefinitions) as EventName[];

/**
 * Creates a bus over the target's `forecourt:{name}` CustomEvents. Every incoming event is checked, wherever it comes from: one with a
 * wrong shape or from a source that does not own it is logged, by name and path only, and reaches no listener.
 */
export function createEventBus(parts: EventBusDeps): EventBus & { dispose(): void } {
  const retained = new Map<EventName, EventEnvelope>();
  const keep = (event: Event) => {
    const envelope = readEnvelope(event, parts.log);
    if (envelope && eventDefinitions[envelope.name].retained) retained.set(envelope.name, envelope);
  };
  for (const name of names) parts.target.addEventListener(prefix + name, keep);

  return {
    emit(source, name, payload) {
      const at = new Date(parts.nowMs()).toISOString();
      const detail = { v: 1, id: parts.uuid(), at, source, name, payload };
      parts.target.dispatchEvent(new CustomEvent(prefix + name, { detail }));
    },
    subscribe(name, listener) {
      const receive = (event: Event) => {
        const envelope = readEnvelope(event, () => undefined);
        if (envelope?.name === name) listener(envelope as EventEnvelope<typeof name>);
      };
      parts.target.addEventListener(prefix + name, receive);
      return () => parts.target.removeEventListener(prefix + name, receive);
    },
    last: <N extends EventName>(name: N) => retained.get(name) as EventEnvelope<N> | undefined,
    dispose() {
      for (const name of names) parts.target.removeEventListener(prefix + name, keep);
    },
  };
}

function readEnvelope(event: Event, log: EventBusDeps['log']): EventEnvelope | undefined {
  const envelope = v.safeParse(EnvelopeSchema, event instanceof CustomEvent ? event.detail : undefined);
  const name = event.type.slice(prefix.length) as EventName;
  const definition = eventDefinitions[name];
  if (!envelope.success || envelope.output.name !== name) return reject(name, 'envelope', log);
  const payload = v.safeParse(definition.payload, envelope.output.payload);
  if (!payload.success) return reject(name, 'payload', log);
  if (!mayEmit(definition.owners, envelope.output.source, payload.output)) return reject(name, 'source', log);
  return { ...envelope.output, name, payload: payload.output };
}

function reject(name: string, fault: string, log: EventBusDeps['log']): undefined {
  log(`event ${name} was ignored`, { fault });
  return undefined;
}
