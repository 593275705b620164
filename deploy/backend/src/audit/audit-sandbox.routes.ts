import { Hono } from 'hono';
import { tenantStore } from '../db/index.ts';
import { jsonAnswer, type AppEnv } from '../http/index.ts';
import { auditTrail } from './audit-trail.ts';

/**
 * `GET /_sandbox/audit.json?orderNumber=…` answers `{ entries }`: the trail of an order, its deal, its application and its trade-in, oldest first;
 * empty for an unknown one. To be mounted in a sandbox only, for whoever asks may read it.
 */
export function auditSandboxRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/_sandbox/audit.json', async (context) => {
    const { services, tenant } = context.var;
    const orderNumber = context.req.query('orderNumber') ?? '';
    const trail = await auditTrail(tenantStore(services.db, tenant.id), orderNumber);
    return jsonAnswer(context, {
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
