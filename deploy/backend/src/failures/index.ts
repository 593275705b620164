export { fail, isFailure, isUnknownOrder, rateLimited, refuseField, unknownOrder } from './failure.ts';
export type { Failure } from './failure.ts';
export { errorCauses } from './error-causes.ts';
