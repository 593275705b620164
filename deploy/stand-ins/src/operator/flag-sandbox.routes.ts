import { Hono } from 'hono';
import * as v from 'valibot';
import { tenantStore } from '@forecourt/backend/db/index.ts';
import { type AppEnv, errorResponse, jsonResponse } from '@forecourt/backend/http/index.ts';
import { changeFlag, flagSet } from '@forecourt/backend/flags/index.ts';

const KeySchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,63}$/));
const ChangeSchema = v.object({
  value: v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(200))]),
});

/** `PUT /_sandbox/flags/{key}` with `{ value }`: changes a flag of the tenant. Mount in a sandbox only. */
export function flagSandboxRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.put('/_sandbox/flags/:key', async (context) => {
    const key = v.safeParse(KeySchema, context.req.param('key'));
    const change = v.safeParse(ChangeSchema, await context.req.json().catch(() => undefined));
    if (!key.success || !change.success) {
      return errorResponse(context, { code: 'error.validation.request', status: 400 });
    }
    const store = tenantStore(context.var.services.db, context.var.tenant.id);
    await changeFlag(store, key.output, change.output.value);
    const { revision } = await flagSet(store);
    return jsonResponse(context, { key: key.output, value: change.output.value, revision });
  });
  return app;
}
