import * as v from 'valibot';
import { createRateLimit } from './rate-limit.ts';

/** Which messages to accept, and from whom. */
export interface Hearing<S extends v.GenericSchema> {
  /** The one window that may send messages; none while it is null. */
  readonly speaker: () => MessageEventSource | null | undefined;
  /** The one origin that it may send from, as browsers spell it; compared for equality (T30). */
  readonly origin: string;
  readonly schema: S;
  readonly hear: (message: v.InferOutput<S>) => void;
  readonly log: (message: string) => void;
}

const limits = { burst: 60, perSecond: 30 };

/**
 * Accepts the messages of one window and one origin that match one schema, at most 30 a second on average;
 * everything else is ignored (T28, T34). Excess messages are logged once, without their content. The returned
 * function stops it.
 */
export function hearMessages<S extends v.GenericSchema>(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  { speaker, origin, schema, hear, log }: Hearing<S>,
): () => void {
  const mayHear = createRateLimit({ ...limits, nowMs: () => performance.now() });
  let hasLogged = false;
  const handleMessage = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || !event.source || event.source !== speaker()) return;
    if (!mayHear()) {
      if (!hasLogged) log('too many messages: some were not heard');
      hasLogged = true;
      return;
    }
    const message = v.safeParse(schema, event.data, { abortEarly: true });
    if (message.success) hear(message.output);
  };
  page.addEventListener('message', handleMessage);
  return () => page.removeEventListener('message', handleMessage);
}
