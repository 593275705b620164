import type { FigureChange } from './error-body.ts';

/**
 * Why an API call returned no data; the one union that screens branch on. `network`: no response. `timeout`: the complete response,
 * including its body, took longer than the limit. `aborted`: the caller aborted the call. `contract`: the response is not what the endpoint
 * declares (HTML, empty, truncated, too large, wrong schema); `issues` lists paths and never values. `http`: the server refused; `code` is
 * one of the endpoint's codes or the common ones, `error.unknown` without a readable body.
 */
export type ApiFailureReason =
  | { readonly kind: 'network'; readonly correlationId: string }
  | { readonly kind: 'timeout'; readonly correlationId: string }
  | { readonly kind: 'aborted'; readonly correlationId: string }
  | { readonly kind: 'contract'; readonly correlationId: string; readonly issues: readonly string[] }
  | HttpFailure;

/** An error response of the server. `param` names the invalid field, `fields` holds message keys by field path. */
export interface HttpFailure {
  readonly kind: 'http';
  readonly status: number;
  readonly code: string;
  readonly param?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** What differs from what the caller sent as seen. */
  readonly changes?: readonly FigureChange[];
  /** How long the server asked the client to wait. */
  readonly retryAfterMs?: number;
  /** Shown to the buyer, so that support can find the call. */
  readonly correlationId: string;
}

/** The only error that the API client throws. `message` is for logs and contains no personal data. */
export class ApiFailure extends Error {
  readonly failure: ApiFailureReason;

  constructor(failure: ApiFailureReason, endpointId: string) {
    super(`${endpointId}: ${describe(failure)}`);
    this.name = 'ApiFailure';
    this.failure = failure;
  }
}

/** Narrows an unknown error; also true for a failure created by a second copy of this module. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && error.name === 'ApiFailure' && 'failure' in error;
}

/** Returns the server's error response from an error, or undefined for other failures. */
export function httpFailure(error: unknown): HttpFailure | undefined {
  return isApiFailure(error) && error.failure.kind === 'http' ? error.failure : undefined;
}

function describe(failure: ApiFailureReason): string {
  switch (failure.kind) {
    case 'http':
      return `${failure.status} ${failure.code}`;
    case 'contract':
      return `contract: ${failure.issues.join('; ')}`;
    case 'network':
    case 'timeout':
    case 'aborted':
      return failure.kind;
  }
}
