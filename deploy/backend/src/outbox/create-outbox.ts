import type { Clock, Random } from '../ports/index.ts';
import { tenantStore } from '../db/index.ts';
import type { Outbox } from './outbox.ts';
import { outboxMessages } from './outbox.tables.ts';

/** What an outbox is made of. */
export interface OutboxParts {
  readonly clock: Clock;
  readonly random: Random;
  /** Whether a mail server is configured, so that mails wait for it; without one they stay on the outbox page. */
  readonly sendsMail?: boolean;
}

/**
 * An outbox that writes every message into the database, in the transaction of what it tells about: a mail goes out after that is
 * committed, and never when it fails. SMS stay here.
 */
export function createOutbox({ clock, random, sendsMail = false }: OutboxParts): Outbox {
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
