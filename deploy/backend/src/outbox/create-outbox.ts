import type { Clock, Random } from '../ports/index.ts';
import { tenantStore } from '../db/index.ts';
import type { Outbox } from './outbox.ts';
import { outboxMessages } from './outbox.tables.ts';

/** Dependencies of an outbox. */
export interface OutboxDeps {
  readonly clock: Clock;
  readonly random: Random;
  /**
   * Whether a mail server is configured, so that mails are queued for it; without one they stay on the outbox
   * page.
   */
  readonly sendsMail?: boolean;
}

/**
 * Creates an outbox that writes every message to the database, in the transaction of the change it reports: a
 * mail is sent after the commit, and never if the transaction fails. SMS stay here.
 */
export function createOutbox({ clock, random, sendsMail = false }: OutboxDeps): Outbox {
  return {
    send(db, { tenantId, ...message }) {
      const isQueued = sendsMail && message.channel === 'email';
      return tenantStore(db, tenantId).insert(outboxMessages, [
        {
          ...message,
          id: random.uuid(),
          createdAt: clock.now(),
          ...(isQueued && { delivery: 'queued' as const, nextAttemptAt: clock.now() }),
        },
      ]);
    },
  };
}
