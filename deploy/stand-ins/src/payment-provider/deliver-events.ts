import { and, asc, eq, lte } from 'drizzle-orm';
import { reportSignature, webhookSecretOf } from './account-keys.ts';
import { sandboxEvents } from './payment-sandbox.tables.ts';
import type { PaymentSandboxDeps } from './sandbox-deps.ts';

const firstWaitMs = 1000;
const longestWaitMs = 60_000;
const lastTry = 12;

/**
 * Sends pending reports; a report that is not accepted is retried with increasing delays, twelve attempts in
 * all.
 */
export async function deliverEvents(deps: PaymentSandboxDeps): Promise<void> {
  const { db, clock, secret } = deps;
  const due = lte(sandboxEvents.nextAt, clock.now());
  for (const event of await db.select().from(sandboxEvents).where(due).orderBy(asc(sandboxEvents.nextAt))) {
    const { tenantId, id, payload, tries } = event;
    const signature = reportSignature(webhookSecretOf(secret, tenantId), payload, clock.now());
    const status = await deps.report(tenantId, payload, signature).catch(() => 0);
    const isThis = and(eq(sandboxEvents.tenantId, tenantId), eq(sandboxEvents.id, id));
    if ((status >= 200 && status < 300) || tries + 1 >= lastTry) {
      await db.delete(sandboxEvents).where(isThis);
    } else {
      const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** tries);
      const nextAt = new Date(clock.now().getTime() + waitMs);
      await db
        .update(sandboxEvents)
        .set({ tries: tries + 1, nextAt })
        .where(isThis);
    }
  }
}
