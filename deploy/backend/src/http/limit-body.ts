import { maxUploadBytes, uploadDocuments } from '@forecourt/shared-contracts/documents';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from './app-env.ts';
import { errorResponse } from './error-answer.ts';

/** Maximum body size of a call in bytes, whatever its content type. */
export const bodyLimitBytes = 128 * 1024;

/** Longest time for the whole body of a call, in milliseconds: enough for 128 kB at 100 kbit/s. */
const bodyTimeoutMs = 10_000;

const uploadPath = new RegExp(`^${uploadDocuments.path.replace(/:\w+/g, '[^/]+')}$`);

function isUpload({ req }: Context<AppEnv>): boolean {
  return req.method === uploadDocuments.method && uploadPath.test(req.path);
}

function tooLarge(context: Context<AppEnv>): Response {
  const fields = { body: 'validation.tooLarge' };
  return errorResponse(context, { code: 'error.validation.request', status: 413, fields });
}

/** The connection ends with the answer, so that what is still sent is not waited for. */
function tooSlow(context: Context<AppEnv>): Response {
  context.header('connection', 'close');
  const fields = { body: 'validation.tooSlow' };
  return errorResponse(context, { code: 'error.validation.request', status: 408, fields });
}

const limitCall = bodyLimit({ maxSize: bodyLimitBytes, onError: (context) => tooLarge(context) });

/** Reads the body into memory, for the context and for limits of a route, which read the request's own stream. */
async function readBody({ req }: Context<AppEnv>): Promise<void> {
  const body = req.raw.body && (await req.arrayBuffer().catch(() => undefined));
  if (body) req.raw = new Request(req.raw, { body });
}

/**
 * Reads the body of a call within the limits, and then lets its route take it from memory. A body that breaks
 * off counts as read, and fails its route's schema. A limit per chunk would not do: a sender of one byte per
 * second would hold a connection for days.
 */
async function readInTime(context: Context<AppEnv>, next: Next): Promise<Response | void> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      resolve('late');
    }, bodyTimeoutMs);
  });
  const call = limitCall(context, async () => {
    await readBody(context);
    clearTimeout(timer);
    if (!isLate) await next();
  }).finally(() => clearTimeout(timer));
  const outcome = await Promise.race([call, late]);
  if (outcome !== 'late') return outcome;
  call.catch(() => undefined);
  return tooSlow(context);
}

/**
 * Answers 413 to a body over the limit of its route: before any of it is read if its length is declared, else
 * at the limit. 408 to a body that has not arrived in time. Only the declared length of an upload is checked
 * here: the upload itself is read as a stream. A GET has no body for a route, whatever its caller sends.
 */
export const limitBody: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
  if (!isUpload(context)) return readInTime(context, next);
  if (Number(context.req.header('content-length') ?? 0) > maxUploadBytes) return tooLarge(context);
  await next();
};
