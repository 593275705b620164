import { maxUploadBytes, uploadDocuments } from '@forecourt/shared-contracts/documents';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from './app-env.ts';
import { errorResponse } from './error-answer.ts';

/** Maximum body size of a call in bytes, whatever its content type. */
export const bodyLimitBytes = 128 * 1024;

const uploadPath = new RegExp(`^${uploadDocuments.path.replace(/:\w+/g, '[^/]+')}$`);

function isUpload({ req }: Context<AppEnv>): boolean {
  return req.method === uploadDocuments.method && uploadPath.test(req.path);
}

function tooLarge(context: Context<AppEnv>): Response {
  const fields = { body: 'validation.tooLarge' };
  return errorResponse(context, { code: 'error.validation.request', status: 413, fields });
}

const limitCall = bodyLimit({ maxSize: bodyLimitBytes, onError: (context) => tooLarge(context) });

/**
 * Answers 413 to a body over the limit of its route: before any of it is read if its length is declared, else
 * at the limit. Only the declared length of an upload is checked here: the upload itself is read as a stream.
 */
export const limitBody: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (!isUpload(context)) return limitCall(context, next);
  if (Number(context.req.header('content-length') ?? 0) > maxUploadBytes) return tooLarge(context);
  await next();
};
