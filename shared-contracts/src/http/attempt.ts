import * as v from 'valibot';
import type { ApiFailureReason } from './api-failure.ts';
import { ErrorBodySchema } from './error-body.ts';
import type { ErrorBody } from './error-body.ts';
import { readJson } from './read-json.ts';
import type { JsonBody } from './read-json.ts';
import type { ReadBody } from './read-blob.ts';
import { retryAfterMs } from './retry-policy.ts';

/** One request on the wire. `nowMs` is used to read a Retry-After date. */
export interface AttemptRequest {
  readonly fetch: typeof fetch;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
  readonly correlationId: string;
  readonly nowMs: () => number;
  /** Reads the body of a successful response; as JSON if absent. */
  readonly read?: ((response: Response) => Promise<ReadBody>) | undefined;
}

/** A body as received, not yet checked against a schema, or why there is none. */
export type AttemptResult =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly failure: ApiFailureReason };

/** Sends once and reads the complete response. Never rejects: the signal's reason `timeout` distinguishes a timeout from an abort. */
export async function attempt(request: AttemptRequest): Promise<AttemptResult> {
  const { signal, correlationId } = request;
  try {
    return await Promise.race([exchange(request), rejectOnAbort(signal)]);
  } catch {
    if (!signal.aborted) return { ok: false, failure: { kind: 'network', correlationId } };
    const kind = signal.reason === 'timeout' ? 'timeout' : 'aborted';
    return { ok: false, failure: { kind, correlationId } };
  }
}

async function exchange(request: AttemptRequest): Promise<AttemptResult> {
  const response = await request.fetch(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    credentials: 'include',
    ...(request.body !== undefined && { body: request.body }),
  });
  return resultOf(response, request);
}

/** The outcome of a response: its body, the server's error, or an unreadable body. Rejects when the body's stream does. */
export async function resultOf(
  response: Response,
  request: Pick<AttemptRequest, 'correlationId' | 'nowMs' | 'read'>,
): Promise<AttemptResult> {
  if (!response.ok) return { ok: false, failure: refusal(response, await readJson(response), request) };
  const body = await (request.read ?? readJson)(response);
  if (body.ok) return body;
  return {
    ok: false,
    failure: { kind: 'contract', correlationId: request.correlationId, issues: [body.issue] },
  };
}

function refusal(
  response: Response,
  body: JsonBody,
  request: Pick<AttemptRequest, 'correlationId' | 'nowMs'>,
): ApiFailureReason {
  const { code, param, fields, changes, correlationId } = errorOf(body, request.correlationId);
  const waitMs = retryAfterMs(response.headers.get('retry-after'), request.nowMs());
  return {
    kind: 'http',
    status: response.status,
    code,
    correlationId,
    ...(param !== undefined && { param }),
    ...(fields && { fields }),
    ...(changes && { changes }),
    ...(waitMs !== undefined && { retryAfterMs: waitMs }),
  };
}

function errorOf(body: JsonBody, correlationId: string): Omit<ErrorBody['error'], 'message'> {
  const parsed = v.safeParse(ErrorBodySchema, body.ok ? body.data : undefined);
  return parsed.success ? parsed.output.error : { code: 'error.unknown', correlationId };
}

/** Ends the wait even if the fetch in use does not cut a body that stalls after its headers (F26). */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(new Error('aborted'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
