import type * as v from 'valibot';

/** Any synchronous valibot schema; endpoints never need asynchronous ones. */
export type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint: `none` never sends a token, `optional` sends one if there is a session, `required` fails before the network
 * when no one is signed in.
 */
export type EndpointAuth = 'none' | 'optional' | 'required';

/** HTTP status by error code: the closed set of errors that an endpoint returns intentionally. */
export type ErrorCodes = Readonly<Record<string, number>>;

/**
 * One API call, declared once. The typed client, the server's routes and the mock handlers derive from it.
 *
 * `path` contains `:name` parameters as in `/public/commerce/orders/:orderNumber`. `idempotent` marks a creating call that carries an
 * `Idempotency-Key` header. `secretMembers` are members of the body that are never stored in the record of an idempotent call, not even as
 * a hash that could be brute-forced. `headersAsCookies` also sends correlation id and token as cookies (TRACK-60). `uploadField` is the
 * repeated field of a multipart body; such an endpoint has no `body` and is called by `upload`. `timeoutMs` is the time limit of a
 * call where a user should not wait as long as usual (SITE-51).
 */
export interface Endpoint<
  TParams extends Schema | undefined = Schema | undefined,
  TQuery extends Schema | undefined = Schema | undefined,
  TBody extends Schema | undefined = Schema | undefined,
  TResponse extends Schema = Schema,
  TErrors extends ErrorCodes = ErrorCodes,
> {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly auth: EndpointAuth;
  readonly idempotent?: boolean;
  readonly secretMembers?: readonly string[];
  readonly headersAsCookies?: boolean;
  readonly uploadField?: string;
  readonly timeoutMs?: number;
  readonly params?: TParams;
  readonly query?: TQuery;
  readonly body?: TBody;
  readonly response: TResponse;
  readonly errors: TErrors;
}

interface EndpointInput<
  TParams extends Schema | undefined,
  TQuery extends Schema | undefined,
  TBody extends Schema | undefined,
  TResponse extends Schema,
  TErrors extends ErrorCodes,
> {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly auth: EndpointAuth;
  readonly idempotent?: boolean;
  readonly secretMembers?: readonly string[];
  readonly headersAsCookies?: boolean;
  readonly uploadField?: string;
  readonly timeoutMs?: number;
  readonly params?: TParams;
  readonly query?: TQuery;
  readonly body?: TBody;
  readonly response: TResponse;
  readonly errors?: TErrors;
}

/** Declares an endpoint and preserves the exact types of its parts. */
export function defineEndpoint<
  TResponse extends Schema,
  TParams extends Schema | undefined = undefined,
  TQuery extends Schema | undefined = undefined,
  TBody extends Schema | undefined = undefined,
  const TErrors extends ErrorCodes = Record<never, number>,
>(
  input: EndpointInput<TParams, TQuery, TBody, TResponse, TErrors>,
): Endpoint<TParams, TQuery, TBody, TResponse, TErrors> {
  return { ...input, errors: input.errors ?? ({} as TErrors) };
}

type Declared<T> = NonNullable<T>;
type InputOf<T> = [Declared<T>] extends [never]
  ? undefined
  : Declared<T> extends Schema
    ? v.InferInput<Declared<T>>
    : undefined;
type OutputOf<T> = [Declared<T>] extends [never]
  ? undefined
  : Declared<T> extends Schema
    ? v.InferOutput<Declared<T>>
    : undefined;

/** Path parameters as passed by a caller; `undefined` if the path has none. */
export type EndpointParams<E extends Endpoint> = InputOf<E['params']>;
/** The query as passed by a caller; the server reads its parsed form, {@link EndpointParsedQuery}. */
export type EndpointQuery<E extends Endpoint> = InputOf<E['query']>;
/** Path parameters as the server reads them. */
export type EndpointParsedParams<E extends Endpoint> = OutputOf<E['params']>;
/** The query as the server reads it. */
export type EndpointParsedQuery<E extends Endpoint> = OutputOf<E['query']>;
/** The JSON body as sent by a caller. */
export type EndpointBody<E extends Endpoint> = InputOf<E['body']>;
/** The body as the server reads it. */
export type EndpointParsedBody<E extends Endpoint> = OutputOf<E['body']>;
/** The response as received by a caller, after parsing. */
export type EndpointResponse<E extends Endpoint> = v.InferOutput<E['response']>;
/** The codes that the endpoint may return, besides the common ones. */
export type EndpointErrorCode<E extends Endpoint> = keyof E['errors'] & string;
