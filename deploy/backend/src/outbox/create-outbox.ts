import type { Clock, Random } from '../ports/index.ts';
import { tenantStore } from '../db/index.ts';
import type { Outbox } from './outbox.ts';
import { outboxMessages } from './outbox.tables.ts';

/** An outbox that keeps every message in the database, to be read on its page; nothing leaves the machine. */
export function createOutbox({ clock, random }: { readonly clock: Clock; readonly random: Random }): Outbox {
  return {
    send: (db, { tenantId, ...message }) =>
      tenantStore(db, tenantId).insert(outboxMessages, [
        { ...message, id: random.uuid(), createdAt: clock.now() },
      ]),
  };
}
