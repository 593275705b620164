import { Hono } from 'hono';
import { tenantStore } from '@forecourt/backend/db/index.ts';
import { type AppEnv, errorResponse, isFailure, jsonResponse } from '@forecourt/backend/http/index.ts';
import { answerRequest, type OperatorAnswer, type PrivacyDeps } from '@forecourt/backend/privacy/index.ts';

/**
 * The sandbox's operator: `POST /_sandbox/privacy-requests/{id}/carry-out` and `…/extend`. A deletion is 409 with `runningOrders` while the
 * account has any. Mount in a sandbox only, since it requires no authentication.
 */
export function privacySandboxRoutes(deps: PrivacyDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const answers: readonly OperatorAnswer[] = ['carry-out', 'extend'];
  for (const answer of answers) {
    app.post(`/_sandbox/privacy-requests/:requestId/${answer}`, async (context) => {
      const { services, tenant } = context.var;
      const store = tenantStore(services.db, tenant.id);
      const requestId = context.req.param('requestId');
      const request = await answerRequest(deps, { store, tenant, requestId, answer });
      if (isFailure(request)) return errorResponse(context, { code: 'error.notFound', status: 404 });
      if ('runningOrders' in request) return jsonResponse(context, request, 409);
      return jsonResponse(context, { request });
    });
  }
  return app;
}
