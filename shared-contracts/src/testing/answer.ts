import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import * as v from 'valibot';
import type { Endpoint, EndpointParsedBody } from '../http/endpoint.ts';
import { commonErrors } from '../http/error-body.ts';
import type { CommonErrorCode } from '../http/error-body.ts';
import { headerNames } from '../http/request-headers.ts';
import { errorResponse } from './error-response.ts';
import { testOrigin } from './test-origin.ts';

/** A call as received by the mock. `body` has passed the endpoint's schema, `rawBody` is what was sent, undefined without a body. */
export interface AnsweredCall<E extends Endpoint = Endpoint> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: EndpointParsedBody<E>;
  readonly rawBody: unknown;
  readonly headers: Headers;
}

/** The raw response of an endpoint, before the client parses it. */
export type EndpointAnswer<E extends Endpoint> = v.InferInput<E['response']>;

type AnswerFunction<E extends Endpoint> = (
  call: AnsweredCall<E>,
) => EndpointAnswer<E> | Response | Promise<EndpointAnswer<E> | Response>;

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/**
 * Creates an msw handler that responds to an endpoint with data of its declared shape, or with the result of a function. It also refuses
 * what the server would refuse: no token where one is required, a creating call without its key, a body that breaks the schema. A function
 * may return a `Response` for cases outside the contract, such as HTML.
 */
export function answer<E extends Endpoint>(
  endpoint: E,
  response: EndpointAnswer<E> | AnswerFunction<E>,
): HttpHandler {
  return methods[endpoint.method](testOrigin + endpoint.path, async ({ request, params }) => {
    const body: unknown = endpoint.body ? await request.json() : undefined;
    const refusal = refusalOf(endpoint, request.headers, body);
    if (refusal) return errorResponse(commonErrors[refusal], { code: refusal });
    if (!isAnswering(response)) return HttpResponse.json(response as object);
    const answered = await response({
      params: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      body: (endpoint.body ? v.parse(endpoint.body, body) : undefined) as EndpointParsedBody<E>,
      rawBody: body,
      headers: request.headers,
    });
    return answered instanceof Response ? answered : HttpResponse.json(answered as object);
  });
}

function isAnswering<E extends Endpoint>(
  response: EndpointAnswer<E> | AnswerFunction<E>,
): response is AnswerFunction<E> {
  return typeof response === 'function';
}

function refusalOf(endpoint: Endpoint, headers: Headers, body: unknown): CommonErrorCode | undefined {
  if (endpoint.auth === 'required' && !headers.get(headerNames.authToken)) return 'error.auth.missing';
  if (endpoint.idempotent && !headers.get(headerNames.idempotencyKey)) return 'error.validation.request';
  if (endpoint.body && !v.is(endpoint.body, body)) return 'error.validation.request';
  return undefined;
}
