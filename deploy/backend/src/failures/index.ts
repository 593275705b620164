export { fail, isFailure, rateLimited, refuseField } from './failure.ts';
export type { Failure } from './failure.ts';
