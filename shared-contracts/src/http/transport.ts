import type { ApiClientDeps } from './api-client-parts.ts';
import { attempt } from './attempt.ts';
import type { AttemptRequest, AttemptResult } from './attempt.ts';
import type { Endpoint } from './endpoint.ts';
import { outgoingHeaders } from './outgoing-headers.ts';
import { createRetryBudget, retryWaitMs } from './retry-policy.ts';
import type { RetryBudget } from './retry-policy.ts';

/** Maximum duration of a call with its body, retries and waits, or of its replay, unless its endpoint has a limit of its own (SITE-51). */
export const callTimeoutMs = 20_000;

/** A call ready to be sent; `token` is undefined for guests and for endpoints that accept none. */
export interface TransportCall {
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly body: string | undefined;
  readonly correlationId: string;
  readonly idempotencyKey: string | undefined;
  readonly token: string | undefined;
  readonly read?: AttemptRequest['read'];
}

/** Sends a call until it succeeds, is refused, is aborted or times out. Never rejects. */
export type Transport = (call: TransportCall, signal: AbortSignal | undefined) => Promise<AttemptResult>;

interface Wire {
  readonly parts: ApiClientDeps;
  readonly budget: RetryBudget;
}

/**
 * Retries only GETs and calls with an Idempotency-Key, and only after no response, 429, 502, 503 or 504. A 401 causes one refresh and one
 * replay (F18), including for writes: the server refused before doing anything. The replay has a time limit of its own, since the visitor may
 * have to sign in first.
 */
export function createTransport(parts: ApiClientDeps): Transport {
  const wire: Wire = { parts, budget: createRetryBudget() };
  const inTime = async (work: typeof send, call: TransportCall, signal: AbortSignal | undefined) => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort('timeout'), call.endpoint.timeoutMs ?? callTimeoutMs);
    try {
      return await work(wire, call, AbortSignal.any([limit.signal, ...(signal ? [signal] : [])]));
    } finally {
      clearTimeout(timer);
    }
  };
  return async (call, signal) => {
    const result = await inTime(withRetries, call, signal);
    const token = await freshToken(parts, call.token, result);
    return token ? inTime(send, { ...call, token }, signal) : result;
  };
}

/** Returns a token for one replay if the server refused the old one, otherwise undefined. */
export async function freshToken(
  { tokens }: Pick<ApiClientDeps, 'tokens'>,
  refused: string | undefined,
  result: AttemptResult,
): Promise<string | undefined> {
  const isRefused = !result.ok && result.failure.kind === 'http' && result.failure.status === 401;
  return isRefused && refused ? tokens.refresh(refused) : undefined;
}

async function withRetries(wire: Wire, call: TransportCall, signal: AbortSignal): Promise<AttemptResult> {
  const isRepeatable = call.endpoint.method === 'GET' || call.idempotencyKey !== undefined;
  wire.budget.earn();
  for (let count = 1; ; count += 1) {
    const result = await send(wire, call, signal);
    if (result.ok || !isRepeatable || signal.aborted) return result;
    const random = wire.parts.random();
    const waitMs = retryWaitMs({ failure: result.failure, attempt: count, random });
    if (waitMs === undefined || !wire.budget.spend()) return result;
    await pause(waitMs, signal);
  }
}

function send({ parts }: Wire, call: TransportCall, signal: AbortSignal): Promise<AttemptResult> {
  const hasBody = call.body !== undefined;
  return attempt({
    fetch: parts.fetch,
    url: parts.baseUrl + call.url,
    method: call.endpoint.method,
    headers: outgoingHeaders(parts, call, hasBody),
    body: call.body,
    read: call.read,
    signal,
    correlationId: call.correlationId,
    nowMs: parts.nowMs,
  });
}

function pause(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
