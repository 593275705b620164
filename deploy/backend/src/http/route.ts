import {
  commonErrors,
  headerNames,
  type CommonErrorCode,
  type Endpoint,
  type EndpointErrorCode,
  type EndpointParsedBody,
  type EndpointParsedParams,
  type EndpointParsedQuery,
} from '@forecourt/shared-contracts/http';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { tenantStore, type TenantStore } from '../db/index.ts';
import { runOnce } from '../idempotency/index.ts';
import type { AppEnv } from './app-env.ts';
import { callerOf } from './caller-of.ts';
import { errorResponse } from './error-answer.ts';
import { isFailure, isUnknownOrder, rateLimited, type Failure } from '../failures/index.ts';
import { jsonResponse } from './json-response.ts';
import { siteOriginOf } from './site-origin-of.ts';
import { bodyOf, parsePart, parseStoredPart, queryOf, type Fields, type Parsed } from './request-fields.ts';
import type { Caller } from './token-verifier.ts';

/** A request that passed its contract. */
export interface RouteRequest<E extends Endpoint> {
  readonly tenant: Tenant;
  readonly params: EndpointParsedParams<E>;
  readonly query: EndpointParsedQuery<E>;
  readonly body: EndpointParsedBody<E>;
  /** Undefined for a guest, and on endpoints without auth. */
  readonly caller: Caller | undefined;
  /** The caller of an endpoint whose auth is `required`; throws on any other. */
  requireCaller(): Caller;
  /** The visit id sent by the browser; undefined if it sends none. */
  readonly sessionId: string | undefined;
  readonly correlationId: string;
  /** Origin of the requested site as reported by the edge, for links in messages. */
  readonly siteOrigin: string;
  /** The raw request, for bodies that are not JSON. */
  readonly rawRequest: Request;
  /** The tenant's rows; within the call's transaction if the endpoint is idempotent. */
  readonly store: TenantStore;
}

/**
 * A response body, a complete Response if it is not JSON, or a failure that is common or declared by the
 * endpoint.
 */
export type RouteResult<E extends Endpoint> =
  | v.InferInput<E['response']>
  | Response
  | Failure<EndpointErrorCode<E> | CommonErrorCode>;

/** Handles one request. Rejects only for unexpected errors. */
export type RouteHandler<E extends Endpoint> = (request: RouteRequest<E>) => Promise<RouteResult<E>>;

const keyPattern = /^[\w-]{8,64}$/;
const sessionIdPattern = /^[\w-]{8,64}$/;

/**
 * Serves an endpoint: method and path from the contract, auth, then params, query and body by their schemas.
 * Error responses never repeat what was sent. The response is validated too, so that no column is exposed by
 * accident. Idempotent endpoints require an `Idempotency-Key` and run in one transaction.
 */
export function route<E extends Endpoint>(app: Hono<AppEnv>, endpoint: E, handler: RouteHandler<E>): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    const auth = await callerOf(context, endpoint.auth);
    if (!auth.ok) return errorResponse(context, { code: 'error.auth.missing', status: 401 });
    const input = await readInput(context, endpoint);
    if ('fields' in input) {
      return errorResponse(context, { code: 'error.validation.request', status: 400, fields: input.fields });
    }
    const { caller } = auth;
    const sessionId = context.req.header(headerNames.sessionId);
    const request = {
      ...input,
      tenant: context.var.tenant,
      caller,
      requireCaller() {
        if (!caller) throw new Error(`${endpoint.id} may be called signed out`);
        return caller;
      },
      sessionId: sessionId && sessionIdPattern.test(sessionId) ? sessionId : undefined,
      correlationId: context.var.correlationId,
      siteOrigin: siteOriginOf(context),
      rawRequest: context.req.raw,
      store: tenantStore(context.var.services.db, context.var.tenant.id),
    } as RouteRequest<E>;
    const result = await answer(context, endpoint, { request, handler });
    if (isFailure(result)) return failureAnswer(context, endpoint, limited(context, result));
    return result instanceof Response
      ? context.newResponse(result.body, result)
      : jsonResponse(context, result);
  });
}

interface Work<E extends Endpoint> {
  readonly request: RouteRequest<E>;
  readonly handler: RouteHandler<E>;
}

async function answer<E extends Endpoint>(
  context: Context<AppEnv>,
  endpoint: E,
  { request, handler }: Work<E>,
): Promise<unknown> {
  const respond = async (store: TenantStore) => {
    const result: unknown = await handler({ ...request, store });
    return isFailure(result) || result instanceof Response ? result : v.parse(endpoint.response, result);
  };
  if (!endpoint.idempotent) return respond(request.store);
  return runOnce(
    request.store,
    {
      actor: request.caller ? `sub:${request.caller.sub}` : `session:${request.sessionId ?? ''}`,
      endpointId: endpoint.id,
      key: context.req.header(headerNames.idempotencyKey) ?? '',
      input: { params: request.params, query: request.query, body: withoutSecrets(endpoint, request.body) },
      at: context.var.services.clock.now(),
    },
    respond,
  );
}

/** The body used to compare requests; its secrets are left out. */
function withoutSecrets({ secretMembers = [] }: Endpoint, body: unknown): unknown {
  if (secretMembers.length === 0 || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !secretMembers.includes(name)));
}

type Input = { params: unknown; query: unknown; body: unknown } | { fields: Fields };

async function readInput(context: Context<AppEnv>, endpoint: Endpoint): Promise<Input> {
  const key = context.req.header(headerNames.idempotencyKey);
  if (endpoint.idempotent && !keyPattern.test(key ?? '')) {
    return { fields: { [headerNames.idempotencyKey]: key ? 'validation.invalid' : 'validation.required' } };
  }
  const params = parseStoredPart(endpoint.params, context.req.param());
  const query = parsePart(endpoint.query, queryOf(context, endpoint.query));
  const body = await readBody(context, endpoint);
  if (!params.ok) return params;
  if (!query.ok) return query;
  return body.ok ? { params: params.value, query: query.value, body: body.value } : body;
}

async function readBody(context: Context<AppEnv>, endpoint: Endpoint): Promise<Parsed> {
  const sent = endpoint.body ? await bodyOf(context) : undefined;
  return sent?.ok === false ? sent : parseStoredPart(endpoint.body, sent?.value);
}

/** Too many calls instead of one more unknown order, when the caller's network has asked for too many of them. */
function limited(context: Context<AppEnv>, failure: Failure): Failure {
  const waitSeconds = isUnknownOrder(failure) ? context.var.countUnknownOrder() : undefined;
  return waitSeconds === undefined ? failure : rateLimited(waitSeconds);
}

function failureAnswer(context: Context<AppEnv>, endpoint: Endpoint, failure: Failure): Response {
  const { code, param, fields, changes, retryAfterSeconds } = failure;
  const status = { ...commonErrors, ...endpoint.errors }[code];
  if (status === undefined) throw new Error(`${endpoint.id} does not declare ${code}`);
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
  return errorResponse(context, {
    code,
    status,
    param,
    ...(fields && { fields }),
    ...(changes && { changes }),
  });
}
