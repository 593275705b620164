import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { testEngines } from '../testing/engines.ts';
import { heldClock } from '../testing/held-ports.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { until } from '../testing/until.ts';
import { withoutRandom } from '../testing/without-random.ts';
import { systemRandom } from '../ports/index.ts';
import { createMailQueue, mailFailedEvent } from './mail-queue.ts';
import { smtpTransport, type MailTransport, type SmtpSettings } from './mail-transport.ts';
import { createOutbox } from './create-outbox.ts';
import { outboxMessages } from './outbox.tables.ts';

interface Received {
  readonly to: string[];
  readonly text: string;
}
type Refusal = (recipient: string) => number | undefined;

/** A real SMTP server on a free port; `refusal` returns a reply code for a recipient. */
async function mailServer(refusal: Refusal = () => undefined) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'shop' && password === 'right'
        ? done(null, { user: 'shop' })
        : done(new Error('Invalid credentials')),
    onRcptTo({ address }, _, done) {
      const responseCode = refusal(address);
      done(responseCode === undefined ? undefined : Object.assign(new Error('refused'), { responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return { received, port, close: () => new Promise<void>((closed) => server.close(() => closed())) };
}

describe.each(testEngines)('mails of the outbox on $engine', ({ open }) => {
  let database: Database;
  const ends: (() => void | Promise<void>)[] = [];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  async function setUp(options: { refusal?: Refusal; smtp?: Partial<SmtpSettings>; isDown?: boolean } = {}) {
    const server = await mailServer(options.refusal);
    const settings: SmtpSettings = {
      host: '127.0.0.1',
      port: server.port,
      tls: 'none',
      user: undefined,
      password: undefined,
      from: undefined,
      ...options.smtp,
    };
    if (options.isDown) await server.close();
    else ends.push(server.close);
    const clock = heldClock();
    const transport: MailTransport = smtpTransport(settings);
    ends.unshift(() => transport.close());
    const { db } = database;
    await tenantStore(db, 'northstar').remove(outboxMessages, undefined);
    const log = vi.fn();
    const parts = { db, tenants: testTenants, clock, transport, from: settings.from, log };
    const outbox = createOutbox({ clock, random: systemRandom, sendsMail: true });
    const send = (recipient: string, channel: 'email' | 'sms' = 'email') =>
      outbox.send(db, {
        tenantId: 'northstar',
        channel,
        recipient,
        subject: channel === 'email' ? 'Your code' : '',
        body: 'Your one-time passcode is 123456.\nhttps://northstar.example/sign-in',
      });
    const state = async () => {
      const [message] = await tenantStore(db, 'northstar').find(outboxMessages);
      return message && { delivery: message.delivery, attempts: message.attempts, fault: message.lastFault };
    };
    return { ...server, clock, log, send, state, queue: createMailQueue(parts), parts };
  }

  it('are sent once, in the name of the brand, with the text and a Message-ID of their own', async () => {
    const { received, send, state, queue } = await setUp();
    await send('ada@example.com');
    await Promise.all([queue.run(), queue.run()]);
    await queue.run();
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ada@example.com']);
    expect(received[0]?.text).toMatch(/^From: (")?Northstar Motors(")? <hello@northstar\.example>\r?$/m);
    expect(received[0]?.text).toMatch(/^Subject: Your code\r?$/m);
    expect(received[0]?.text).toMatch(/^Message-ID: <[0-9a-f-]{36}@northstar\.example>\r?$/m);
    expect(received[0]?.text).toContain('Your one-time passcode is 123456.');
    expect(received[0]?.text).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(received[0]?.text).toMatch(/^Content-Type: text\/html/m);
    expect(await state()).toEqual({ delivery: 'sent', attempts: 1, fault: null });
  });

  it('of a transaction that fails are never sent', async () => {
    const { received, parts, queue } = await setUp();
    const outbox = createOutbox({ clock: parts.clock, random: systemRandom, sendsMail: true });
    const failing = tenantStore(database.db, 'northstar').transaction(async ({ db }) => {
      const message = { tenantId: 'northstar', channel: 'email', recipient: 'ada@example.com' } as const;
      await outbox.send(db, { ...message, subject: 's', body: 'b' });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await queue.run();
    expect(received).toEqual([]);
  });

  it('wait while the server refuses temporarily, and keep their Message-ID', async () => {
    let isBusy = true;
    const { received, send, state, queue, clock } = await setUp({
      refusal: () => (isBusy ? 450 : undefined),
    });
    await send('ada@example.com');
    await queue.run();
    expect(await state()).toMatchObject({ delivery: 'queued', attempts: 1, fault: 'EENVELOPE 450' });
    await queue.run();
    expect(await state()).toMatchObject({ attempts: 1 });
    isBusy = false;
    clock.advance(10_000);
    await queue.run();
    expect(await state()).toEqual({ delivery: 'sent', attempts: 2, fault: null });
    expect(received).toHaveLength(1);
  });

  it('to an unknown recipient fail at once; the others are sent', async () => {
    const { received, send, state, queue, log } = await setUp({
      refusal: (to) => (to.startsWith('nobody') ? 550 : undefined),
    });
    await send('nobody@example.com');
    await send('ada@example.com');
    await queue.run();
    expect(await state()).toEqual({ delivery: 'failed', attempts: 1, fault: 'EENVELOPE 550' });
    expect(received.map(({ to }) => to)).toEqual([['ada@example.com']]);
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
      {
        ...{ event: mailFailedEvent, tenant: 'northstar', id: expect.any(String) as string },
        ...{ attempt: 1, fault: 'EENVELOPE 550', isLast: true },
      },
    ]);
    expect(withoutRandom(log.mock.calls.flat().join(' '))).not.toMatch(/123456|example\.com/);
  });

  it('of the other tenants are sent although those of one cannot be', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { received, send, parts } = await setUp();
    await send('ada@example.com');
    const [northstar, harbor] = ['northstar', 'harbor'].map((id) => testTenants.byId(id)!);
    const broken = {
      ...harbor!,
      get contact(): never {
        throw new Error('to ben@example.com');
      },
    };
    const tenants = { ...testTenants, all: () => [broken, northstar!] };
    await createMailQueue({ ...parts, tenants }).run();
    expect(received.map(({ to }) => to)).toEqual([['ada@example.com']]);
    expect(complain.mock.calls).toEqual([
      ['{"event":"job-failed","job":"mail","about":"harbor","error":"Error","codes":[]}'],
    ]);
    complain.mockRestore();
  });

  it('wait while the server is unreachable, and fail after the seventh attempt', async () => {
    const { send, state, queue, clock } = await setUp({ isDown: true });
    await send('ada@example.com');
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await queue.run();
      expect(await state()).toMatchObject({ attempts: attempt });
      clock.advance(7 * 60 * 60_000);
    }
    expect(await state()).toEqual({ delivery: 'failed', attempts: 7, fault: 'ESOCKET' });
  });

  it('left half-sent by a dead process are sent by the next, with the same Message-ID', async () => {
    const { received, send, parts, clock } = await setUp();
    await send('ada@example.com');
    const ids: string[] = [];
    const dying: MailTransport = {
      send: ({ messageId }) => {
        ids.push(messageId);
        return new Promise(() => undefined);
      },
      close: () => undefined,
    };
    void createMailQueue({ ...parts, transport: dying }).run();
    await until(() => expect(ids).toHaveLength(1));
    const next = createMailQueue(parts);
    await next.run();
    expect(received).toEqual([]);
    clock.advance(2 * 60_000);
    await next.run();
    expect(received[0]?.text).toContain(`Message-ID: ${ids[0] ?? ''}`);
  });

  it('that waited behind slow ones until another process took them over are not sent twice', async () => {
    const { received, send, parts, clock, state } = await setUp();
    for (const name of ['ada', 'ben']) await send(`${name}@example.com`);
    const next = createMailQueue(parts);
    const slow: MailTransport = {
      send: async (mail) => {
        if (mail.to === 'ada@example.com') {
          clock.advance(3 * 60_000);
          await next.run();
        }
        return parts.transport.send(mail);
      },
      close: () => undefined,
    };
    await createMailQueue({ ...parts, transport: slow }).run();
    expect(received.map(({ to }) => to[0]).sort()).toEqual([
      'ada@example.com',
      'ada@example.com',
      'ben@example.com',
    ]);
    expect(await state()).toEqual({ delivery: 'sent', attempts: 1, fault: null });
  });

  it.each([
    ['the right password', 'right', 'sent'],
    ['a wrong one, which is ours to fix', 'wrong', 'queued'],
  ])('with %s are %s', async (_, password, delivery) => {
    const { send, state, queue } = await setUp({
      smtp: { user: 'shop', password, from: 'orders@group.example' },
    });
    await send('ada@example.com');
    await queue.run();
    expect(await state()).toMatchObject({ delivery });
  });

  it('SMS stay in the outbox', async () => {
    const { received, send, state, queue } = await setUp();
    await send('+12125550187', 'sms');
    await queue.run();
    expect(received).toEqual([]);
    expect(await state()).toMatchObject({ delivery: 'kept' });
  });
});
