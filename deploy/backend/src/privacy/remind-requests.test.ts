import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { createOutbox, type Outbox } from '../outbox/index.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import { systemRandom } from '../ports/index.ts';
import { testEngines } from '../testing/engines.ts';
import { heldClock, type HeldClock } from '../testing/held-ports.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { remindRequests } from './index.ts';
import { privacyRequests } from './privacy.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;
const warn = vi.spyOn(console, 'warn');
const lines = (log: typeof warn) => log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);

describe.each(testEngines)('reminders of privacy requests on $engine', ({ open }) => {
  let database: Database;
  let clock: HeldClock;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clock = heldClock();
    await database.db.delete(privacyRequests);
    await database.db.delete(outboxMessages);
    warn.mockReset();
  });

  const mailing = () => createOutbox({ clock, random: systemRandom });
  const remind = (outbox: Outbox = mailing()) =>
    remindRequests({ db: database.db, tenants: testTenants, outbox, clock });
  async function request(id: string, tenantId = 'northstar') {
    const made = { kind: 'deletion', status: 'open', requestedAt: clock.now(), isExtended: false } as const;
    await tenantStore(database.db, tenantId).insert(privacyRequests, [{ id, sub: `sub-of-${id}`, ...made }]);
  }
  const mails = async () =>
    (await database.db.select().from(outboxMessages)).map(({ recipient, subject, body }) => ({
      recipient,
      text: `${subject}\n${body}`,
    }));
  const line = (id: string, stage: string, tenant = 'northstar') => ({
    ...{ event: 'privacy-request-due', tenant, id, kind: 'deletion', stage },
    dueAt: '2026-07-30T12:00:00.000Z',
  });

  it('reports one a week before it is due and one that is overdue, each once, by mail and log, without the person', async () => {
    await request('r-1');
    clock.advance(38 * dayMs - 1);
    await remind();
    expect([await mails(), lines(warn)]).toEqual([[], []]);
    clock.advance(1);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(lines(warn)).toEqual([line('r-1', 'soon')]);
    clock.advance(7 * dayMs);
    await remind();
    await remind();
    expect(lines(warn)).toEqual([line('r-1', 'soon'), line('r-1', 'overdue')]);
    const recipient = testTenants.byId('northstar')?.contact.email;
    const sent = await mails();
    expect(sent.map((mail) => mail.recipient)).toEqual([recipient, recipient]);
    const texts = sent.map(({ text }) => text).sort();
    expect(texts[0]).toMatch(/deletion request r-1 is due soon\nIt is to be answered by Jul 30, 2026/);
    expect(texts[1]).toMatch(/deletion request r-1 is overdue\nIt was to be answered by Jul 30, 2026/);
    expect(texts.join()).not.toContain('sub-of');
  });

  it('one that fails is reported by its id, keeps no other, and is reported by the next run', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await request('r-2', 'ember');
    await request('r-3');
    clock.advance(38 * dayMs);
    const outbox = mailing();
    const broken: Outbox = {
      ...outbox,
      send: (db, message) =>
        message.tenantId === 'ember'
          ? Promise.reject(new TypeError('to ada@example.com'))
          : outbox.send(db, message),
    };
    await remind(broken);
    expect(lines(warn)).toEqual([line('r-3', 'soon')]);
    const about = 'r-2 of ember';
    expect(lines(error)).toEqual([
      { event: 'job-failed', job: 'due privacy requests', about, error: 'TypeError', codes: [] },
    ]);
    error.mockRestore();
    await remind();
    expect(lines(warn).slice(1)).toEqual([line('r-2', 'soon', 'ember')]);
  });
});
