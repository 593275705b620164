const failureMark = Symbol('failure');

/** An expected failure of a call, as data. `param` names the field or value at fault, never what was in it. */
export interface Failure<TCode extends string = string> {
  readonly [failureMark]: true;
  readonly code: TCode;
  readonly param: string | undefined;
  /** Message key by field, of what only the handler can judge. */
  readonly fields?: Readonly<Record<string, string>>;
  /** After how many seconds the call may be repeated, told as Retry-After. */
  readonly retryAfterSeconds?: number;
}

/** What a handler answers instead of a response. The code must be one that the endpoint declares, or a common one. */
export function fail<const TCode extends string>(code: TCode, param?: string): Failure<TCode> {
  return { [failureMark]: true, code, param };
}

/** A field that the contract lets pass and the server's own facts do not, such as its day; answered as the contract's refusals are. */
export function refuseField(field: string, message: string): Failure<'error.validation.request'> {
  return { ...fail('error.validation.request', field), fields: { [field]: message } };
}

/** Too many calls: the caller is to wait this long. */
export function rateLimited(retryAfterSeconds: number): Failure<'error.rateLimited'> {
  return { ...fail('error.rateLimited'), retryAfterSeconds };
}

/** Tells a failure from a response. */
export function isFailure(result: unknown): result is Failure {
  return typeof result === 'object' && result !== null && failureMark in result;
}
