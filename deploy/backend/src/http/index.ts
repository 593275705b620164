export type { AppEnv, HttpServices } from './app-env.ts';
export { createApp } from './create-app.ts';
export { commonErrorAnswer, errorAnswer } from './error-answer.ts';
export { fail, isFailure } from './failure.ts';
export type { Failure } from './failure.ts';
export { jsonAnswer } from './json-answer.ts';
export { route } from './route.ts';
export type { RouteHandler, RouteRequest, RouteResult } from './route.ts';
export type { Caller, TokenVerifier } from './token-verifier.ts';
