import type { Endpoint, EndpointBody, EndpointParams, EndpointQuery, EndpointResponse } from './endpoint.ts';

type Part<K extends string, V> = [V] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : object extends V
    ? { readonly [P in K]?: V }
    : { readonly [P in K]: V };

interface CallOptions {
  /** Aborts the call; the promise then rejects with `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Kept by the caller across its own retries, so that the server does the work once. Generated per call if absent. */
  readonly idempotencyKey?: string | undefined;
}

/** The input of an endpoint: the parts that it declares, no others. */
export type ApiInput<E extends Endpoint> = Part<'params', EndpointParams<E>> &
  Part<'query', EndpointQuery<E>> &
  Part<'body', EndpointBody<E>> &
  CallOptions;

/** The input, optional if the endpoint requires nothing. */
export type ApiInputArgs<E extends Endpoint> =
  object extends ApiInput<E> ? [input?: ApiInput<E>] : [input: ApiInput<E>];

/** A file to send, with the name reported to the server. */
export interface UploadFile {
  readonly file: Blob;
  readonly name: string;
}

/** How much of an upload has been sent; `totalBytes` includes the multipart framing. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/** The input of `upload`. Aborting by `signal` leaves nothing on the server. */
export type UploadInput<E extends Endpoint> = Part<'params', EndpointParams<E>> & {
  readonly files: readonly UploadFile[];
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** The input of `download`. */
export type DownloadInput<E extends Endpoint> = Part<'params', EndpointParams<E>> &
  Part<'query', EndpointQuery<E>> & { readonly signal?: AbortSignal | undefined };

/** Calls endpoints. Has no UI; the only error it throws is `ApiFailure`. Tokens never leave it. */
export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, ...input: ApiInputArgs<E>): Promise<EndpointResponse<E>>;
  /** Sends files to an endpoint with an `uploadField`, within 420 s (TRACK-63). Never retried automatically. */
  upload<E extends Endpoint>(endpoint: E, input: UploadInput<E>): Promise<EndpointResponse<E>>;
  /** Reads a binary response; the endpoint's response schema determines its media type. */
  download<E extends Endpoint>(endpoint: E, input: DownloadInput<E>): Promise<EndpointResponse<E>>;
  /** Keeps the unparsed response of a public GET that was fetched ahead, by its path with query. It answers one such call of a guest within 30 s. */
  keep(url: string, data: unknown): void;
}
