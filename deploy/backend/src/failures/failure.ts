import type { FigureChange } from '@forecourt/shared-contracts/http';

const failureMark = Symbol('failure');

/** An expected failure of a call, as data. `param` names the faulty field or value, never its content. */
export interface Failure<TCode extends string = string> {
  readonly [failureMark]: true;
  readonly code: TCode;
  readonly param: string | undefined;
  /** Message keys by field, for checks that only the handler can do. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What differs from what the caller saw. */
  readonly changes?: readonly FigureChange[];
  /** Seconds until the call may be repeated, sent as Retry-After. */
  readonly retryAfterSeconds?: number;
}

/**
 * Returned by a handler instead of a response. The code must be one that the endpoint declares, or a common
 * one.
 */
export function fail<const TCode extends string>(code: TCode, param?: string): Failure<TCode> {
  return { [failureMark]: true, code, param };
}

/**
 * Rejects a field that passes the contract but not the server's own checks, such as its day; reported like a
 * contract error.
 */
export function refuseField(field: string, message: string): Failure<'error.validation.request'> {
  return { ...fail('error.validation.request', field), fields: { [field]: message } };
}

/**
 * None of the caller's orders has this number or deal. Counted by network address: anyone who asks for many such
 * orders must wait (T37).
 */
export function unknownOrder(): Failure<'error.notFound'> {
  return fail('error.notFound', 'order');
}

/** Whether a failure is an {@link unknownOrder}. */
export function isUnknownOrder({ code, param }: Failure): boolean {
  return code === 'error.notFound' && param === 'order';
}

/** Too many calls: the caller must wait this long. */
export function rateLimited(retryAfterSeconds: number): Failure<'error.rateLimited'> {
  return { ...fail('error.rateLimited'), retryAfterSeconds };
}

/** Whether a result is a failure instead of a response. */
export function isFailure(result: unknown): result is Failure {
  return typeof result === 'object' && result !== null && failureMark in result;
}
