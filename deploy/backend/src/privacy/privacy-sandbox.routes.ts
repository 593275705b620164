import { Hono } from 'hono';
import { tenantStore } from '../db/index.ts';
import { errorAnswer, isFailure, jsonAnswer, type AppEnv } from '../http/index.ts';
import { answerRequest, type OperatorAnswer } from './answer-request.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

/**
 * The operator's desk of the sandbox: `POST /_sandbox/privacy-requests/{id}/carry-out` and `…/extend`. To be mounted in a sandbox only, for
 * it asks nobody who they are.
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
      if (isFailure(request)) return errorAnswer(context, { code: 'error.notFound', status: 404 });
      return jsonAnswer(context, { request });
    });
  }
  return app;
}
