import { and, desc, eq, gt, inArray, like, or, type SQL } from 'drizzle-orm';
import type { NewRow, TenantStore } from '../db/index.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import { accountHolder, lockHolder, sessionHolder, type GuestDataMerger } from '../visit/index.ts';
import { countedSince, leadLimits, leadWaitSeconds, type LeadLimit } from './lead-limits.ts';
import { leads } from './leads.tables.ts';

/** A stored lead. */
export type LeadRow = NewRow<typeof leads>;

/**
 * The keys that a lead's limits count by. `holder` is missing without a visit or an account; `visitors` are the hashes of the network
 * address on the days of the counted period, oldest first.
 */
export interface LeadSource extends Pick<LeadRow, 'holder' | 'emailKey'> {
  readonly visitors: readonly string[];
}

interface CountedKeys {
  readonly limit: LeadLimit;
  /** What is locked, in this order. */
  readonly keys: readonly string[];
  readonly isSame: SQL;
}

/**
 * Returns the seconds until this source may send another lead, undefined if it may now. Others of the same
 * source wait until the transaction ends, so that concurrent ones do not both pass. All lock in the same order, the days of an address
 * from the oldest, so that none wait for each other.
 */
export async function leadWait(
  store: TenantStore,
  source: LeadSource,
  now: Date,
): Promise<number | undefined> {
  for (const { limit, keys, isSame } of countedKeys(source)) {
    for (const key of keys) await lockHolder(store, 'leads', key);
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

function countedKeys({ holder, visitors, emailKey }: LeadSource): readonly CountedKeys[] {
  return [
    { limit: 'email', keys: [`email:${emailKey}`], isSame: eq(leads.emailKey, emailKey) },
    ...(holder ? [{ limit: 'holder', keys: [holder], isSame: eq(leads.holder, holder) } as const] : []),
    {
      limit: 'visitor',
      keys: visitors.map((visitor) => `visitor:${visitor}`),
      isSame: inArray(leads.visitor, [...visitors]),
    },
  ];
}

/** Stores a lead. */
export function insertLead(store: TenantStore, row: LeadRow): Promise<void> {
  return store.insert(leads, [row]);
}

/** Returns a person's leads: those of the account, and those that gave its email address. Newest first. */
export function leadsOf(store: TenantStore, { sub, email }: LeadPerson) {
  return store.find(leads, {
    where: or(
      eq(leads.holder, accountHolder(sub)),
      email === undefined ? undefined : eq(leads.emailKey, email.toLowerCase()),
    ),
    orderBy: [desc(leads.createdAt)],
  });
}

/** Moves the leads of a guest's visit to their account, so that the steps of the purchase still know a requested test drive. */
export const leadsAdopter: GuestDataMerger = {
  name: 'leads',
  async adopt({ store, sub, sessionId }) {
    const guest = sessionHolder(sessionId);
    const ofGuest = eq(leads.holder, guest);
    if (!(await store.findOne(leads, { where: ofGuest }))) return false;
    return store.transaction(async (inner) => {
      await lockHolder(inner, 'leads', guest);
      return (await inner.update(leads, { holder: accountHolder(sub) }, ofGuest)) > 0;
    });
  },
};

/** The person whose leads are meant; `email` has been verified by the account. */
export interface LeadPerson {
  readonly sub: string;
  readonly email: string | undefined;
}

/**
 * Removes a person's leads and the mails about them in the outbox, including those not sent yet. The outbox has no index of what a mail is
 * about, so it is read once for all of them.
 */
export async function removeLeads(store: TenantStore, person: LeadPerson): Promise<void> {
  const own = await leadsOf(store, person);
  if (own.length === 0) return;
  const isAbout = own.map(({ reference }) => like(outboxMessages.body, `%${reference}%`));
  await store.remove(outboxMessages, or(...isAbout));
  await store.remove(
    leads,
    inArray(
      leads.id,
      own.map(({ id }) => id),
    ),
  );
}

/** Whether this account or visit has requested a test drive of a vehicle. */
export async function hasTestDrive(store: TenantStore, holder: string, vin: string): Promise<boolean> {
  const where = and(eq(leads.holder, holder), eq(leads.kind, 'test-drive'), eq(leads.vin, vin));
  return (await store.findOne(leads, { where })) !== undefined;
}
