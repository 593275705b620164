import { http } from 'msw';
import type { HttpHandler } from 'msw';
import type { Endpoint, EndpointErrorCode } from '../http/endpoint.ts';
import type { commonErrors, CommonErrorCode } from '../http/error-body.ts';
import { errorResponse } from './error-response.ts';
import type { Refusal } from './error-response.ts';
import { testOrigin } from './test-origin.ts';

type Code<E extends Endpoint> = EndpointErrorCode<E> | CommonErrorCode;
type StatusOf<E extends Endpoint, C extends string> = C extends keyof E['errors']
  ? E['errors'][C]
  : C extends CommonErrorCode
    ? (typeof commonErrors)[C]
    : never;

/**
 * Creates an msw handler that refuses an endpoint with one of its declared codes or a common one. The types tie status and code together,
 * so that a test cannot invent a failure.
 */
export function refuse<E extends Endpoint, const C extends Code<E>>(
  endpoint: E,
  status: StatusOf<E, C>,
  refusal: C | Refusal<C>,
): HttpHandler {
  const parts: Refusal = typeof refusal === 'string' ? { code: refusal } : refusal;
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[method](testOrigin + endpoint.path, () => errorResponse(status as number, parts));
}

/** Creates an msw handler by which an endpoint refuses fields of the request, each by its path and with a message key. */
export function refuseFields(endpoint: Endpoint, fields: Readonly<Record<string, string>>): HttpHandler {
  return refuse(endpoint, 400, { code: 'error.validation.request', fields });
}
