import { and, asc, eq, lte } from 'drizzle-orm';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { tenantStore, type Db, type TenantStore } from '../db/index.ts';
import { reportJobFailure } from '../jobs/index.ts';
import type { Clock } from '../ports/index.ts';
import type { TenantDirectory } from '../tenants/index.ts';
import { mailHtml } from './mail-html.ts';
import { mailPicture } from './mail-picture.ts';
import { MailFault, type MailTransport } from './mail-transport.ts';
import { nextAttemptMs } from './next-attempt.ts';
import { outboxMessages } from './outbox.tables.ts';

/** Dependencies of the queue. */
export interface MailQueueDeps {
  readonly db: Db;
  readonly tenants: TenantDirectory;
  readonly clock: Clock;
  readonly transport: MailTransport;
  /** Sender of every brand's mail; the brand's own address without one. */
  readonly from: string | undefined;
  readonly log: (line: string) => void;
}

/** Sends the queued messages of the outbox. */
export interface MailQueue {
  /**
   * Sends every mail that is due; one run at a time, a second call joins it. Never rejects: a tenant whose mails cannot be read or noted
   * does not keep those of the others.
   */
  run(): Promise<void>;
}

type Message = typeof outboxMessages.$inferSelect;
type MessageChange = Partial<Pick<Message, 'delivery' | 'attempts' | 'nextAttemptAt' | 'lastFault'>>;

/** `event` of the log line of a failed attempt to send a mail; deploy/aws counts these lines for an alarm. */
export const mailFailedEvent = 'mail-failed';

const batchSize = 20;
/** How long a mail being sent is leased; if the process dies, the next one takes it over after that. */
const leaseMs = 2 * 60_000;

/**
 * The outbox pattern: what was committed is sent, at least once, each attempt with the same Message-ID. A
 * mail is claimed in its own transaction, so that several processes may run a queue, and sent outside of it.
 */
export function createMailQueue(parts: MailQueueDeps): MailQueue {
  let running: Promise<void> | undefined;
  const runAll = async () => {
    for (const tenant of parts.tenants.all()) {
      await sendDue(parts, tenant).catch((error: unknown) => reportJobFailure('mail', error, tenant.id));
    }
  };
  return { run: () => (running ??= runAll().finally(() => (running = undefined))) };
}

async function sendDue(parts: MailQueueDeps, tenant: Tenant): Promise<void> {
  const store = tenantStore(parts.db, tenant.id);
  const sender = { fromName: tenant.brandName, fromAddress: parts.from ?? tenant.contact.email };
  for (const message of await takeDue(store, parts.clock)) {
    await sendOne(parts, { store, message, sender, brand: tenant });
  }
}

function takeDue(store: TenantStore, clock: Clock): Promise<Message[]> {
  const now = clock.now();
  return store.transaction(async (inner) => {
    const due = await inner.find(outboxMessages, {
      where: and(eq(outboxMessages.delivery, 'queued'), lte(outboxMessages.nextAttemptAt, now)),
      orderBy: [asc(outboxMessages.position)],
      limit: batchSize,
      forUpdate: true,
    });
    const nextAttemptAt = new Date(now.getTime() + leaseMs);
    for (const { id } of due)
      await inner.update(outboxMessages, { nextAttemptAt }, eq(outboxMessages.id, id));
    return due.map((message) => ({ ...message, nextAttemptAt }));
  });
}

interface Delivery {
  readonly store: TenantStore;
  readonly message: Message;
  readonly sender: { readonly fromName: string; readonly fromAddress: string };
  readonly brand: Tenant;
}

/**
 * Extends the lease of a mail whose turn has come. Returns what belongs to it from then on; undefined if the mails
 * before it took so long that another process has taken it over.
 */
async function renewLease({ store, message: { id, nextAttemptAt } }: Delivery, clock: Clock) {
  const ofLease = (until: Date) =>
    and(
      eq(outboxMessages.id, id),
      eq(outboxMessages.delivery, 'queued'),
      eq(outboxMessages.nextAttemptAt, until),
    );
  const until = new Date(clock.now().getTime() + leaseMs);
  const isOwn =
    nextAttemptAt !== null &&
    (await store.update(outboxMessages, { nextAttemptAt: until }, ofLease(nextAttemptAt))) > 0;
  return isOwn ? ofLease(until) : undefined;
}

async function sendOne({ transport, clock, log }: MailQueueDeps, delivery: Delivery): Promise<void> {
  const { store, message, sender, brand } = delivery;
  const { id, recipient, subject, body } = message;
  const attempts = message.attempts + 1;
  const isOwn = await renewLease(delivery, clock);
  if (!isOwn) return;
  const note = (change: MessageChange) => store.update(outboxMessages, { ...change, attempts }, isOwn);
  const domain = sender.fromAddress.split('@')[1] ?? 'localhost';
  try {
    // A mail whose picture cannot be made goes without it.
    const picture = await mailPicture(store, brand, { body }).catch(() => undefined);
    const cid = `vehicle.${id}@${domain}`;
    await transport.send({
      ...sender,
      to: recipient,
      subject,
      text: body,
      html: mailHtml(brand, {
        subject,
        body,
        picture: picture && { src: `cid:${cid}`, alt: picture.alt },
      }),
      ...(picture && { pictures: [{ cid, type: picture.type, bytes: picture.bytes }] }),
      messageId: `<${id}@${domain}>`,
    });
  } catch (error) {
    const fault = error instanceof MailFault ? error : new MailFault('EUNKNOWN', undefined);
    const waitMs = nextAttemptMs(attempts, fault);
    const failed = { tenant: store.tenantId, id, attempt: attempts, fault: fault.message };
    log(JSON.stringify({ event: mailFailedEvent, ...failed, isLast: waitMs === undefined }));
    await note({
      delivery: waitMs === undefined ? 'failed' : 'queued',
      nextAttemptAt: waitMs === undefined ? null : new Date(clock.now().getTime() + waitMs),
      lastFault: fault.message,
    });
    return;
  }
  await note({ delivery: 'sent', nextAttemptAt: null, lastFault: null });
}
