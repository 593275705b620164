import { Hono } from 'hono';
import type { AppEnv } from '../http/index.ts';
import { unexpectedError } from '../http/unexpected-error.ts';

/** The status with which a call is answered that threw this. */
export async function answerToFault(fault: Error): Promise<number> {
  const app = new Hono<AppEnv>().onError(unexpectedError).get('/', () => {
    throw fault;
  });
  return (await app.request('/')).status;
}
