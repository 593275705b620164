import { Hono } from 'hono';
import { tenantStore } from '@forecourt/backend/db/index.ts';
import { type AppEnv, jsonResponse } from '@forecourt/backend/http/index.ts';
import { auditTrail } from '@forecourt/backend/audit/index.ts';

/**
 * `GET /_sandbox/audit.json?orderNumber=…` returns `{ entries }`: the trail of an order, its deal, its
 * application and its trade-in, oldest first; empty for an unknown one. Mount in a sandbox only, since anyone
 * can read it.
 */
export function auditSandboxRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/_sandbox/audit.json', async (context) => {
    const { services, tenant } = context.var;
    const orderNumber = context.req.query('orderNumber') ?? '';
    const trail = await auditTrail(tenantStore(services.db, tenant.id), orderNumber);
    return jsonResponse(context, {
      entries: trail.map(
        ({ at, subject, subjectId, fromState, toState, role, actorSub, details, ...row }) => ({
          at: at.toISOString(),
          subject,
          subjectId,
          from: fromState,
          to: toState,
          role,
          actorSub,
          details,
          orderNumber: row.orderNumber,
        }),
      ),
    });
  });
  return app;
}
