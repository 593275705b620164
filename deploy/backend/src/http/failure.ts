const failureMark = Symbol('failure');

/** An expected failure of a call, as data. `param` names the field or value at fault, never what was in it. */
export interface Failure<TCode extends string = string> {
  readonly [failureMark]: true;
  readonly code: TCode;
  readonly param: string | undefined;
}

/** What a handler answers instead of a response. The code must be one that the endpoint declares, or a common one. */
export function fail<const TCode extends string>(code: TCode, param?: string): Failure<TCode> {
  return { [failureMark]: true, code, param };
}

/** Tells a failure from a response. */
export function isFailure(result: unknown): result is Failure {
  return typeof result === 'object' && result !== null && failureMark in result;
}
