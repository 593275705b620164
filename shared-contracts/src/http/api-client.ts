import type { Endpoint, EndpointBody, EndpointParams, EndpointQuery, EndpointResponse } from './endpoint.ts';

type Part<K extends string, V> = [V] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : object extends V
    ? { readonly [P in K]?: V }
    : { readonly [P in K]: V };

interface CallOptions {
  /** Takes the call back; the promise then fails with `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Kept by the caller over its own retries, so that the server does the work once. Made per call when absent. */
  readonly idempotencyKey?: string | undefined;
}

/** What a caller passes for an endpoint: the parts that it declares, no others. */
export type ApiInput<E extends Endpoint> = Part<'params', EndpointParams<E>> &
  Part<'query', EndpointQuery<E>> &
  Part<'body', EndpointBody<E>> &
  CallOptions;

/** The input, which may be left out when an endpoint needs nothing. */
export type ApiInputArgs<E extends Endpoint> =
  object extends ApiInput<E> ? [input?: ApiInput<E>] : [input: ApiInput<E>];

/** A file to send, under the name that the server is told. */
export interface UploadFile {
  readonly file: Blob;
  readonly name: string;
}

/** How much of an upload is on its way; `totalBytes` covers the multipart frame too. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/** What a caller passes to `upload`. Taking the call back by `signal` leaves nothing at the server. */
export type UploadInput<E extends Endpoint> = Part<'params', EndpointParams<E>> & {
  readonly files: readonly UploadFile[];
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** What a caller passes to `download`. */
export type DownloadInput<E extends Endpoint> = Part<'params', EndpointParams<E>> &
  Part<'query', EndpointQuery<E>> & { readonly signal?: AbortSignal | undefined };

/** Calls endpoints. Holds no UI; failures are thrown as `ApiFailure` and nothing else. Tokens never leave it. */
export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, ...input: ApiInputArgs<E>): Promise<EndpointResponse<E>>;
  /** Sends files to an endpoint with an `uploadField`, within 420 s (TRACK-63). Never repeated on its own. */
  upload<E extends Endpoint>(endpoint: E, input: UploadInput<E>): Promise<EndpointResponse<E>>;
  /** Reads a binary answer; its media type is the one that the endpoint's response schema wants. */
  download<E extends Endpoint>(endpoint: E, input: DownloadInput<E>): Promise<EndpointResponse<E>>;
}
