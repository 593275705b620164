import * as v from 'valibot';
import type { ApiClient } from './api-client.ts';
import type { ApiClientDeps } from './api-client-parts.ts';
import { ApiFailure } from './api-failure.ts';
import type { ApiFailureReason } from './api-failure.ts';
import type { AttemptResult } from './attempt.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointUrl } from './endpoint-url.ts';
import { issuePaths } from './issue-paths.ts';
import { createPrefetchedData } from './prefetched-data.ts';
import { createInFlightRequests } from './in-flight-requests.ts';
import { createTransport } from './transport.ts';
import type { TransportCall } from './transport.ts';
import { readBlob } from './read-blob.ts';
import type { UploadCall } from './send-upload.ts';

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
}

type LooseUpload = LooseInput & Pick<UploadCall, 'files' | 'onProgress'>;
type PreparedCall = Pick<TransportCall, 'endpoint' | 'url' | 'correlationId' | 'token'>;

/**
 * Creates the API client. Concurrent equal GETs share one request (F32), data in the page serves the first of them, and every response is
 * parsed by its endpoint's schema before it is returned (F27-F29).
 */
export function createApiClient(parts: ApiClientDeps): ApiClient {
  const send = createTransport(parts);
  const transport: typeof send = (call, signal) => {
    parts.onCall?.(call.correlationId);
    return send(call, signal);
  };
  const prefetched = createPrefetchedData(parts);
  const inFlight = createInFlightRequests<AttemptResult>(() => ({
    ok: false,
    failure: { kind: 'aborted', correlationId: '' },
  }));

  function prepare(endpoint: Endpoint, input: LooseInput, token: string | undefined): PreparedCall {
    const correlationId = newId(parts);
    if (endpoint.auth === 'required' && !token) {
      throw new ApiFailure(missingToken(correlationId), endpoint.id);
    }
    return { endpoint, url: endpointUrl(endpoint, input), correlationId, token };
  }

  async function callEndpoint(endpoint: Endpoint, input: LooseInput = {}): Promise<unknown> {
    const token = endpoint.auth === 'none' ? undefined : await tokenFor(parts, endpoint);
    const prepared = prepare(endpoint, input, token);
    const early = token ? undefined : prefetched.take(endpoint, prepared.url);
    if (early) return early.data;
    const call: TransportCall = { ...prepared, ...written(endpoint, input) };
    const result = await sendOrJoin(call, input.signal);
    return parseResult(call, result, parts.log);
  }

  async function upload(endpoint: Endpoint, input: LooseUpload): Promise<unknown> {
    const prepared = prepare(endpoint, input, await tokenFor(parts, endpoint));
    const { files, onProgress, signal } = input;
    parts.onCall?.(prepared.correlationId);
    // Few visits send files. A script that does not arrive is a network that fails.
    const sender = await import(/* webpackChunkName: "seldom" */ './send-upload.ts').catch(() => undefined);
    const result: AttemptResult = sender
      ? await sender.sendUpload(parts, { ...prepared, files, onProgress, signal })
      : { ok: false, failure: { kind: 'network', correlationId: prepared.correlationId } };
    return parseResult(prepared, result, parts.log);
  }

  async function download(endpoint: Endpoint, input: LooseInput): Promise<unknown> {
    const prepared = prepare(endpoint, input, await tokenFor(parts, endpoint));
    const call = { ...prepared, body: undefined, idempotencyKey: undefined, read: readBlob };
    return parseResult(prepared, await transport(call, input.signal), parts.log);
  }

  function written(endpoint: Endpoint, input: LooseInput) {
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    const idempotencyKey = endpoint.idempotent ? (input.idempotencyKey ?? parts.uuid()) : undefined;
    return { body, idempotencyKey };
  }

  function sendOrJoin(call: TransportCall, signal: AbortSignal | undefined) {
    if (call.endpoint.method !== 'GET') return transport(call, signal);
    const key = `${call.url} ${call.token ?? ''}`;
    return inFlight.join(key, signal, (shared) => transport(call, shared));
  }

  return {
    call: callEndpoint as ApiClient['call'],
    upload: upload as ApiClient['upload'],
    download: download as ApiClient['download'],
    keep: prefetched.keep,
  };
}

function newId(parts: ApiClientDeps): string {
  return `${parts.isTest() ? 'test-' : ''}${parts.uuid()}`;
}

function tokenFor(parts: ApiClientDeps, { id }: Endpoint): Promise<string | undefined> {
  return parts.tokens.idToken().catch(() => {
    throw new ApiFailure({ kind: 'network', correlationId: newId(parts) }, id);
  });
}

function parseResult(call: PreparedCall, result: AttemptResult, log: ApiClientDeps['log']): unknown {
  const { endpoint, correlationId } = call;
  if (!result.ok) {
    const failure = { ...result.failure, correlationId: result.failure.correlationId || correlationId };
    if (failure.kind === 'contract') log(`${endpoint.id}: unreadable answer`, failure);
    throw new ApiFailure(failure, endpoint.id);
  }
  const parsed = v.safeParse(endpoint.response, result.data);
  if (parsed.success) return parsed.output;
  const issues = issuePaths(parsed.issues);
  log(`${endpoint.id}: answer breaks its contract`, { correlationId, issues });
  throw new ApiFailure({ kind: 'contract', correlationId, issues }, endpoint.id);
}

function missingToken(correlationId: string): ApiFailureReason {
  return { kind: 'http', status: 401, code: 'error.auth.missing', correlationId };
}
