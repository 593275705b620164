import { formatDateAt } from '@forecourt/shared-contracts/formats';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { tenantStore, type Db, type TenantStore } from '../db/index.ts';
import { reportJobFailure } from '../jobs/index.ts';
import { appointmentZones, isHandOverMissed } from '../orders/index.ts';
import { orders } from '../orders/orders.tables.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Clock } from '../ports/index.ts';
import type { TenantDirectory } from '../tenants/index.ts';
import { mailHandOver, type HandOverMail } from './hand-over-mail.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A mail about an appointment that was longer ago comes too late to help. */
const latestMs = 8 * dayMs;

interface HandOverSweep {
  readonly db: Db;
  readonly tenants: TenantDirectory;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/**
 * Mails buyer and dealer, once, about each appointment that has been over for a day and that neither of them has confirmed. One that
 * fails does not keep the others waiting, and is tried again by the next sweep.
 */
export async function sweepHandOvers({ db, tenants, outbox, clock }: HandOverSweep): Promise<void> {
  const now = clock.now();
  const over = sql`coalesce(${orders.appointmentEndAt}, ${orders.appointmentAt})`;
  const rows = await db
    .select({ tenantId: orders.tenantId, orderNumber: orders.orderNumber })
    .from(orders)
    .where(
      and(
        isNull(orders.handOverAskedAt),
        isNull(orders.handOverFailedAt),
        isNull(orders.handOverReceivedAt),
        lte(over, new Date(now.getTime() - dayMs)),
        gt(over, new Date(now.getTime() - latestMs)),
      ),
    );
  for (const { tenantId, orderNumber } of rows) {
    const tenant = tenants.byId(tenantId);
    if (!tenant) continue;
    await askAbout({ outbox, tenant }, tenantStore(db, tenantId), { orderNumber, now }).catch(
      (error: unknown) => reportJobFailure('unconfirmed hand-overs', error, `${orderNumber} of ${tenantId}`),
    );
  }
}

function askAbout(
  mail: HandOverMail,
  outer: TenantStore,
  { orderNumber, now }: { readonly orderNumber: string; readonly now: Date },
): Promise<void> {
  const { outbox, tenant } = mail;
  const where = eq(orders.orderNumber, orderNumber);
  return outer.transaction(async (store) => {
    const order = await store.findOne(orders, { where, forUpdate: true });
    const startAt = order?.appointmentAt;
    const isAsked = order?.handOverAskedAt ?? order?.handOverFailedAt;
    if (!startAt || isAsked || !isHandOverMissed(order, tenant, now)) return;
    await store.update(orders, { handOverAskedAt: now }, where);
    await mailHandOver(mail, store, { order, startAt, what: 'unconfirmed' });
    const timeZone = (await appointmentZones(store, [order])).get(orderNumber) ?? tenant.contact.timeZone;
    const day = formatDateAt(startAt.toISOString(), timeZone, 'en');
    await outbox.send(store.db, {
      tenantId: tenant.id,
      channel: 'email',
      recipient: tenant.contact.supportEmail,
      subject: `${tenant.brandName}: a hand-over is not confirmed, order ${orderNumber}`,
      body: `The appointment of order ${orderNumber} on ${day} is over, and no one has confirmed it. Please complete the order, or report that it did not take place.`,
    });
  });
}
