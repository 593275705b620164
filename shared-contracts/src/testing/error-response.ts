import { HttpResponse } from 'msw';
import type { ErrorBody, FigureChange } from '../http/error-body.ts';

/** Contents of an error response besides its status; `retryAfterSeconds` becomes the header. */
export interface Refusal<C extends string = string> {
  readonly code: C;
  readonly param?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly changes?: readonly FigureChange[];
  readonly retryAfterSeconds?: number;
}

/** Creates an error response in the format of every server of the API. */
export function errorResponse(status: number, refusal: Refusal): Response {
  const { retryAfterSeconds, changes, ...error } = refusal;
  const body: ErrorBody = {
    error: {
      message: 'refused by a test',
      correlationId: 'test-1',
      ...error,
      ...(changes && { changes: [...changes] }),
    },
  };
  return HttpResponse.json(body, {
    status,
    ...(retryAfterSeconds !== undefined && { headers: { 'retry-after': String(retryAfterSeconds) } }),
  });
}
