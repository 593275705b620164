import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { commonErrorAnswer } from './error-answer.ts';
import { PartAway } from './part-away.ts';

/** Codes of a database that is away, not of a statement that is wrong. */
const awayCodes = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|57P0\d|08\w{3}|53\w{3})$/;

/**
 * Answers 503 when the database or another part is away, else 500. Logs class, code and place of the error but not its message,
 * for messages of the database hold the values of the statement.
 */
export function unexpectedError(error: Error, context: Context<AppEnv>): Response {
  const codes = causes(error).map(({ code }) => code);
  const isAway =
    error instanceof PartAway ||
    codes.some((code) => typeof code === 'string' && awayCodes.test(code)) ||
    causes(error).some(({ message }) =>
      /connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(message ?? ''),
    );
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
  if (isAway) context.header('retry-after', '2');
  return commonErrorAnswer(context, isAway ? 'error.unavailable' : 'error.internal');
}

function causes(error: unknown): { code?: unknown; message?: string }[] {
  if (!(error instanceof Error)) return [];
  return [error as { code?: unknown; message: string }, ...causes(error.cause)];
}
