import { Hono } from 'hono';
import * as v from 'valibot';
import { tenantStore } from '@forecourt/backend/db/index.ts';
import type { AppEnv } from '@forecourt/backend/http/index.ts';
import type { Clock, Random } from '@forecourt/backend/ports/index.ts';
import {
  endVerification,
  findByToken,
  type IdOutcome,
  isRunning,
  tokenHash,
} from '@forecourt/backend/id-verification/index.ts';
import { standInHeaders as sandboxHeaders } from '../page/stand-in-page.ts';
import { sandboxProviderPath } from './sandbox-provider.ts';
import { sandboxEndedPage, sandboxStepIds, sandboxStepPage } from './sandbox-steps.ts';

const StepSchema = v.optional(v.fallback(v.picklist(sandboxStepIds), 'consent'), 'consent');
const OutcomeSchema = v.object({
  outcome: v.picklist(['SUCCESSFUL', 'NOT_VERIFIED', 'CANCELLED', 'TIMED_OUT']),
});

const reasons: Readonly<Record<Exclude<IdOutcome, 'SUCCESSFUL'>, string>> = {
  NOT_VERIFIED: 'not-verified',
  CANCELLED: 'cancelled',
  TIMED_OUT: 'timed-out',
};

function resultPath(outcome: IdOutcome): string {
  const page = '/progress/id-verification';
  return outcome === 'SUCCESSFUL' ? `${page}/complete` : `${page}/incomplete?reason=${reasons[outcome]}`;
}

/**
 * The stand-in provider's pages: consent, license, selfie, and the outcome. Anyone with the link can go
 * through them, on any device and signed out, as with a real provider. A link that is expired, used or
 * unknown returns 404 with a message.
 */
export function sandboxProviderRoutes(ports: {
  readonly clock: Clock;
  readonly random: Random;
}): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const path = `${sandboxProviderPath}/:token`;

  app.get(path, async (context) => {
    const { services, tenant } = context.var;
    const store = tenantStore(services.db, tenant.id);
    const found = await findByToken(store, tokenHash(context.req.param('token')));
    if (!found || !isRunning(found, ports.clock.now())) {
      return context.html(sandboxEndedPage(tenant), 404, sandboxHeaders);
    }
    const step = v.parse(StepSchema, context.req.query('step'));
    return context.html(sandboxStepPage(tenant, step), 200, sandboxHeaders);
  });

  app.post(path, async (context) => {
    const { services, tenant } = context.var;
    const sent = v.safeParse(OutcomeSchema, await context.req.parseBody());
    if (!sent.success) return context.redirect('?step=result', 303);
    const { outcome } = sent.output;
    const end = { token: context.req.param('token'), outcome };
    const isEnded = await endVerification(tenantStore(services.db, tenant.id), end, ports);
    if (isEnded) return context.redirect(resultPath(outcome), 303);
    return context.html(sandboxEndedPage(tenant), 404, sandboxHeaders);
  });

  return app;
}
