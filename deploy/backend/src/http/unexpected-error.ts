import type { Context } from 'hono';
import { errorCauses } from '../failures/index.ts';
import type { AppEnv } from './app-env.ts';
import { commonErrorResponse } from './error-answer.ts';
import { ServiceUnavailable } from './service-unavailable.ts';

/** Error codes of an unavailable database, not of an invalid statement. */
const awayCodes = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|57P0\d|08\w{3}|53\w{3})$/;

/** Messages of the database's client, which have no code, for the same. */
const awayMessages =
  /connection (terminated|timeout)|timeout exceeded when trying to connect|query read timeout|not queryable/i;

/**
 * Responds with 503 if the database or an external service is unavailable, else with 500. Logs the error's
 * class, code and location but not its message, because database messages contain the statement's values.
 */
export function unexpectedError(error: Error, context: Context<AppEnv>): Response {
  const codes = errorCauses(error).map(({ code }) => code);
  const isAway =
    error instanceof ServiceUnavailable ||
    codes.some((code) => typeof code === 'string' && awayCodes.test(code)) ||
    errorCauses(error).some(({ message }) => awayMessages.test(message ?? ''));
  console.error(
    JSON.stringify({
      error: error.name,
      codes: codes.filter((code) => typeof code === 'string'),
      correlationId: context.var.correlationId,
      stack: (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 8),
    }),
  );
  return commonErrorResponse(context, isAway ? 'error.unavailable' : 'error.internal');
}
