import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { visitLanguage } from '../mail-texts/index.ts';
import { accessLog } from './access-log.ts';
import type { AppEnv, HttpServices } from './app-env.ts';
import { correlationId } from './correlation-id.ts';
import { commonErrorResponse, errorResponse } from './error-answer.ts';
import { requestTenant } from './request-tenant.ts';
import { unexpectedError } from './unexpected-error.ts';

/** Maximum body size of a call in bytes; multipart bodies, read only by uploads, have their own limits. */
export const bodyLimitBytes = 128 * 1024;

const protections: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

function isMultipart(context: Context): boolean {
  return /^multipart\/form-data\s*;/i.test(context.req.header('content-type') ?? '');
}

/**
 * The application without routes: correlation id, access log, tenant, language of the visit, body limit and
 * errors in the contract's format. Responses are `no-store` unless their route says otherwise.
 */
export function createApp(services: HttpServices): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use('*', correlationId(services));
  app.use('*', accessLog);
  app.use('*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(protections)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
  });
  app.use('*', requestTenant);
  app.use('*', visitLanguage);
  app.use(
    '*',
    except(
      isMultipart,
      bodyLimit({
        maxSize: bodyLimitBytes,
        onError: (context) =>
          errorResponse(context, {
            code: 'error.validation.request',
            status: 413,
            fields: { body: 'validation.tooLarge' },
          }),
      }),
    ),
  );
  app.notFound((context) => commonErrorResponse(context, 'error.notFound'));
  app.onError(unexpectedError);
  return app;
}
