import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, tenantStore } from '@forecourt/backend/db/index.ts';
import { testEngines } from '@forecourt/backend/testing/engines.ts';
import { type TestBackend, testBackend } from '@forecourt/backend/testing/test-backend.ts';
import { outboxMessages } from '@forecourt/backend/outbox/outbox.tables.ts';

const messages = [
  ['m1', 'ada@example.com', 'Your code', 'Open https://northstar.example/x?a=1&b=2. <b>123456</b>', 'kept'],
  ['m2', '+12125550187', '', 'Code 222222', 'kept'],
  ['m3', 'Ada@Example.com', 'Order received', 'Thanks', 'sent'],
  ['m4', 'bob@example.com', '"><script>x</script>', 'Lost', 'failed'],
] as const;

describe.each(testEngines)('the outbox page on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  beforeAll(async () => {
    database = await open();
    backend = testBackend(database.db);
    const store = tenantStore(database.db, 'northstar');
    for (const [id, recipient, subject, body, delivery] of messages) {
      const channel = subject === '' ? 'sms' : 'email';
      const createdAt = backend.clock.now();
      const failed = delivery === 'failed' && { attempts: 1, lastFault: 'EENVELOPE 550' };
      await store.insert(outboxMessages, [
        { id, channel, recipient, subject, body, createdAt, delivery, ...failed },
      ]);
    }
  });
  afterAll(() => database.close());
  const page = async (query = '', tenantId = 'northstar') => {
    const answer = await backend.app.request(`/_sandbox/outbox${query}`, {
      headers: { 'x-forecourt-tenant': tenantId },
    });
    return { answer, text: await answer.text() };
  };

  it('shows the newest first, in the brand, with clickable links, and nothing as markup', async () => {
    const { answer, text } = await page();
    expect(text).toContain('<title>Outbox | Northstar Motors</title>');
    expect([...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      '&quot;&gt;&lt;script&gt;x&lt;/script&gt;',
      'Order received',
      'Text message',
      'Your code',
    ]);
    expect(text).toContain('<a href="https://northstar.example/x?a=1&amp;b=2">');
    expect(text).toContain('&lt;b&gt;123456');
    expect(text).toMatch(/Not delivered after 1 attempt:\s+EENVELOPE 550/);
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('shows an email as its reader sees it, and no text message', async () => {
    const { answer, text } = await page('/m1');
    expect(text).toContain('<h1');
    expect(text).toContain('&#60;b&#62;123456');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await page('/m2')).answer.status).toBe(404);
    expect((await page('/m1', 'harbor')).answer.status).toBe(404);
  });

  it('shows those of one recipient, in any notation', async () => {
    const { text } = await page('?recipient=%20ADA%40example.com');
    expect(text).toContain('2 messages');
    expect(text).not.toContain('222222');
    expect(text).toContain('href="/_sandbox/outbox?recipient=ADA%40example.com"');
  });

  it.each([
    [
      'a recipient without any',
      '?recipient=nobody%40example.com%22%3E',
      'northstar',
      'Nothing for nobody@example.com&quot;&gt; yet',
    ],
    ['another tenant', '', 'harbor', 'No message yet'],
  ])('reports %s', async (_, query, tenantId, expected) => {
    expect((await page(query, tenantId)).text).toContain(expected);
  });
});
