import { Readable } from 'node:stream';
import { commonErrors, type ErrorBody } from '@forecourt/shared-contracts/http';
import { backendPrefixes } from '@forecourt/shared-contracts/releases';
import { acceptedEncoding, streamCompressor } from '../html/encoded-stream.ts';
import { backendHeaders, withoutHopByHop, type RequestOrigin } from './backend-headers.ts';

/**
 * Longest time between the last byte of a request and the head of its answer; an upload may take far longer.
 */
const headerTimeoutMs = 30_000;
const retryAfterSeconds = 5;
const smallestCompressedBytes = 1024;

/** Where requests are sent, and where failures are logged. */
export interface Backend {
  readonly backendUrl: string;
  readonly log: (message: string) => void;
}

/** Whether a path, as the backend would read it, is below one of the {@link backendPrefixes}. */
export function isBackendPath(pathname: string): boolean {
  return (backendPrefixes as readonly string[]).includes(pathname.split('/')[1] ?? '');
}

/** An error in the API's format, for when the backend cannot send one itself. */
export function apiError(code: keyof typeof commonErrors, message: string, correlationId: string): Response {
  const body: ErrorBody = { error: { code, message, correlationId } };
  const status = commonErrors[code];
  const headers = {
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': String(retryAfterSeconds) }),
  };
  return Response.json(body, { status, headers });
}

function isCompressible(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  const length = Number(response.headers.get('content-length') ?? Infinity);
  return (
    response.status === 200 &&
    length >= smallestCompressedBytes &&
    !response.headers.has('content-encoding') &&
    /^(application\/json|image\/svg\+xml|text\/(?!event-stream))/.test(type)
  );
}

function compressed(
  response: Response,
  headers: Headers,
  accepted: string | undefined,
): ReadableStream | null {
  const encoding = acceptedEncoding(accepted);
  if (!response.body || !isCompressible(response)) return response.body;
  headers.append('vary', 'Accept-Encoding');
  if (encoding === 'identity') return response.body;
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const etag = headers.get('etag');
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
  const compressor = streamCompressor(encoding);
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  source.once('error', (error) => compressor.destroy(error));
  compressor.once('close', () => source.destroy());
  return Readable.toWeb(source.pipe(compressor)) as ReadableStream;
}

function answerHeaders(response: Response): Headers {
  const headers = withoutHopByHop(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return headers;
}

/** Passes the bytes through and calls `onBytes` for each chunk. */
function watched(body: ReadableStream<Uint8Array> | null, onBytes: () => void): ReadableStream | null {
  if (!body) return null;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        onBytes();
        controller.enqueue(bytes);
      },
    }),
  );
}

async function call({ backendUrl }: Backend, request: Request, origin: RequestOrigin): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headersIn = new AbortController();
  const timer = setTimeout(() => headersIn.abort(new Error('no answer in time')), headerTimeoutMs);
  const body = watched(request.body, () => timer.refresh());
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers: backendHeaders(request.headers, origin),
    body,
    duplex: 'half',
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, headersIn.signal]),
  };
  return fetch(new URL(pathname + search, backendUrl), init).finally(() => clearTimeout(timer));
}

/**
 * Forwards a request to the backend and returns its answer, both as streams. Answers 503 in the API's format,
 * with Retry-After, when the backend does not answer. The backend's CORS headers are dropped: the edge
 * decides who may call.
 */
export async function proxyToBackend(
  backend: Backend,
  request: Request,
  origin: RequestOrigin,
): Promise<Response> {
  try {
    const response = await call(backend, request, origin);
    const headers = answerHeaders(response);
    const body = compressed(response, headers, request.headers.get('accept-encoding') ?? undefined);
    return new Response(body, { status: response.status, headers });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (!request.signal.aborted) backend.log(`the backend does not answer: ${String(cause)}`);
    return apiError(
      'error.unavailable',
      'The service does not answer; try again in a moment.',
      origin.correlationId,
    );
  }
}
