import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { systemRandom } from '../ports/index.ts';
import { testEngines } from '../testing/engines.ts';
import { heldClock } from '../testing/held-ports.ts';
import { createOutbox, sweepOutbox } from './index.ts';
import { outboxMessages } from './outbox.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(testEngines)('retention of the outbox on $engine', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('removes messages 30 days after they were written, to the millisecond, for every tenant, sent or waiting', async () => {
    const clock = heldClock();
    const send = (tenantId: string, subject: string, sendsMail: boolean) =>
      createOutbox({ clock, random: systemRandom, sendsMail }).send(database.db, {
        ...{ tenantId, channel: 'email', recipient: 'ann@example.com', subject, body: 'Your passcode' },
      });
    const left = async () =>
      (
        await Promise.all(
          ['northstar', 'harbor'].map((id) => tenantStore(database.db, id).find(outboxMessages)),
        )
      )
        .flat()
        .map(({ subject }) => subject)
        .sort();
    await send('northstar', 'kept', false);
    await send('harbor', 'queued', true);
    clock.advance(dayMs);
    await send('harbor', 'a day later', false);
    clock.advance(29 * dayMs - 1);
    await sweepOutbox(database.db, clock.now());
    expect(await left()).toEqual(['a day later', 'kept', 'queued']);
    clock.advance(1);
    await sweepOutbox(database.db, clock.now());
    expect(await left()).toEqual(['a day later']);
  });
});
