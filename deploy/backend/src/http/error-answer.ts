import { commonErrors, type ErrorBody, type FigureChange } from '@forecourt/shared-contracts/http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './app-env.ts';
import { jsonResponse } from './json-response.ts';

interface ErrorParts {
  readonly code: string;
  readonly status: number;
  readonly param?: string | undefined;
  readonly fields?: Readonly<Record<string, string>>;
  readonly changes?: readonly FigureChange[];
}

/**
 * The meaning of a code, for developers; screens use their catalog. Never contains anything from the request.
 */
const messages: Readonly<Record<string, string>> = {
  'error.validation.request': 'The request does not match what this call accepts.',
  'error.auth.missing': 'This call needs a valid identity token.',
  'error.auth.forbidden': 'This account may not do that.',
  'error.notFound': 'There is nothing here for this caller.',
  'error.conflict': 'The state of the resource does not allow this now.',
  'error.idempotency.mismatch': 'This idempotency key was used with another request.',
  'error.rateLimited': 'Too many calls; wait before the next one.',
  'error.internal': 'The server failed; the correlation id finds the reason.',
  'error.unavailable': 'A part of the server does not answer now; try again.',
  'error.tenant.unknown': 'No tenant answers to this request.',
};

/** When to repeat a call that a part of the server could not answer. */
const unavailableRetrySeconds = '2';

/**
 * Returns an error in the contract's format, with the request's correlation id; one that passes by itself
 * says with Retry-After when to repeat the call.
 */
export function errorResponse(
  context: Context<AppEnv>,
  { code, status, param, fields, changes }: ErrorParts,
): Response {
  const body: ErrorBody = {
    error: {
      code,
      message: messages[code] ?? code,
      ...(param === undefined ? {} : { param }),
      correlationId: context.var.correlationId,
      ...(fields === undefined ? {} : { fields: { ...fields } }),
      ...(changes === undefined ? {} : { changes: [...changes] }),
    },
  };
  if (code === 'error.unavailable') context.header('retry-after', unavailableRetrySeconds);
  return jsonResponse(context, body, status as ContentfulStatusCode);
}

/** Returns one of the common errors with its status. */
export function commonErrorResponse(context: Context<AppEnv>, code: keyof typeof commonErrors): Response {
  return errorResponse(context, { code, status: commonErrors[code] });
}
