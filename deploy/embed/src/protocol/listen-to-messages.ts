import * as v from 'valibot';
import { createRateLimit } from './rate-limit.ts';

/** Which messages to accept, and from whom. */
export interface MessageListener<S extends v.GenericSchema> {
  /** The one window that may send messages; none while it is null. */
  readonly sender: () => MessageEventSource | null | undefined;
  /** The one origin that it may send from, as browsers spell it; compared for equality (T30). */
  readonly origin: string;
  readonly schema: S;
  readonly onMessage: (message: v.InferOutput<S>) => void;
  readonly log: (message: string) => void;
}

const limits = { burst: 60, perSecond: 30 };

/**
 * Accepts the messages of one window and one origin that match one schema, at most 30 a second on average;
 * everything else is ignored (T28, T34). Excess messages are logged once, without their content. The returned
 * function stops it.
 */
export function listenToMessages<S extends v.GenericSchema>(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  { sender, origin, schema, onMessage, log }: MessageListener<S>,
): () => void {
  const mayReceive = createRateLimit({ ...limits, nowMs: () => performance.now() });
  let hasLogged = false;
  const handleMessage = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || !event.source || event.source !== sender()) return;
    if (!mayReceive()) {
      if (!hasLogged) log('too many messages: some were ignored');
      hasLogged = true;
      return;
    }
    const message = v.safeParse(schema, event.data, { abortEarly: true });
    if (message.success) onMessage(message.output);
  };
  page.addEventListener('message', handleMessage);
  return () => page.removeEventListener('message', handleMessage);
}
