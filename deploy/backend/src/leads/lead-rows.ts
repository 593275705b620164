import { and, desc, eq, gt, like, or, type SQL } from 'drizzle-orm';
import type { NewRow, TenantStore } from '../db/tenant-store.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import { accountHolder, lockHolder } from '../visit/index.ts';
import { countedSince, leadLimits, leadWaitSeconds, type LeadLimit } from './lead-limits.ts';
import { leads } from './leads.tables.ts';

/** A lead as it is kept. */
export type LeadRow = NewRow<typeof leads>;

/** By what a lead is counted against its limits; a visitor without a visit or an account has no `holder`. */
export type LeadSource = Pick<LeadRow, 'holder' | 'visitor' | 'emailKey'>;

/**
 * After how many seconds this source may send another lead, undefined when it may now. Others of the same source wait until the transaction
 * ends, so that two at once do not both pass.
 */
export async function leadWait(
  store: TenantStore,
  source: LeadSource,
  now: Date,
): Promise<number | undefined> {
  const { holder, visitor, emailKey } = source;
  const counted: readonly (readonly [LeadLimit, string, SQL])[] = [
    ['email', `email:${emailKey}`, eq(leads.emailKey, emailKey)],
    ...(holder ? [['holder', holder, eq(leads.holder, holder)] as const] : []),
    ['visitor', `visitor:${visitor}`, eq(leads.visitor, visitor)],
  ];
  for (const [limit, key, isSame] of counted) {
    await lockHolder(store, 'leads', key);
    const recent = await store.find(leads, {
      where: and(isSame, gt(leads.createdAt, countedSince(now))),
      orderBy: [desc(leads.createdAt)],
      limit: leadLimits[limit],
    });
    const times = recent.map(({ createdAt }) => createdAt);
    const wait = leadWaitSeconds(leadLimits[limit], times, now);
    if (wait !== undefined) return wait;
  }
  return undefined;
}

/** Keeps a lead. */
export function insertLead(store: TenantStore, row: LeadRow): Promise<void> {
  return store.insert(leads, [row]);
}

/** A person's leads: those of the account, and those that gave its email address. Newest first. */
export function leadsOf(store: TenantStore, { sub, email }: LeadPerson) {
  return store.find(leads, {
    where: or(
      eq(leads.holder, accountHolder(sub)),
      email === undefined ? undefined : eq(leads.emailKey, email.toLowerCase()),
    ),
    orderBy: [desc(leads.createdAt)],
  });
}

/** Whose leads are meant; `email` is one that the account has proven to be its own. */
export interface LeadPerson {
  readonly sub: string;
  readonly email: string | undefined;
}

/** Removes a person's leads with the mails about them that the outbox keeps, also those that have not gone out yet. */
export async function removeLeads(store: TenantStore, person: LeadPerson): Promise<void> {
  for (const { id, reference } of await leadsOf(store, person)) {
    await store.remove(outboxMessages, like(outboxMessages.body, `%${reference}%`));
    await store.remove(leads, eq(leads.id, id));
  }
}

/** Whether this account or visit has asked for a test drive of a vehicle. */
export async function hasTestDrive(store: TenantStore, holder: string, vin: string): Promise<boolean> {
  const where = and(eq(leads.holder, holder), eq(leads.kind, 'test-drive'), eq(leads.vin, vin));
  return (await store.findOne(leads, { where })) !== undefined;
}
