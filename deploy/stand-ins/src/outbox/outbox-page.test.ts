// @vitest-environment jsdom
import { axeFaults } from '@forecourt/shared-contracts/react/testing';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { expect, it } from 'vitest';
import { outboxPage, type OutboxView } from './outbox-page.ts';

const { tenant } = pageFixture();
const message: OutboxView['messages'][number] = {
  tenantId: tenant.id,
  id: 'm1',
  position: 1,
  channel: 'email',
  recipient: 'ada@example.com',
  subject: 'Your code',
  body: 'Open https://northstar.example/x.',
  createdAt: new Date('2026-06-15T12:00:00.000Z'),
  delivery: 'kept',
  attempts: 0,
  nextAttemptAt: null,
  lastFault: null,
};

async function open(view: Partial<OutboxView>) {
  const html = String(await outboxPage({ tenant, messages: [], recipient: '', ...view }));
  const page = new DOMParser().parseFromString(html, 'text/html').documentElement;
  document.documentElement.lang = page.lang;
  document.head.innerHTML = page.querySelector('head')?.innerHTML ?? '';
  document.body.innerHTML = page.querySelector('body')?.innerHTML ?? '';
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, ' ').trim());

it.each([
  ['no message', {}],
  ['none of a recipient', { recipient: 'nobody@example.com' }],
  ['messages', { messages: [message, { ...message, id: 'm2', channel: 'sms' as const, subject: '' }] }],
])('axe finds no fault in the outbox with %s', async (_, view) => {
  await open(view);
  expect(await axeFaults(document.documentElement)).toEqual([]);
});

it('names the message, its recipient, its delivery and when it was written, in the time of the dealer', async () => {
  await open({ messages: [message] });
  expect(texts('article h2')).toEqual(['Your code']);
  expect(texts('article .meta')).toEqual(['Email to ada@example.com Kept here See it as an email']);
  expect(texts('article time')).toEqual(['Jun 15, 2026 at 8:00 AM (ET)']);
  expect(texts('article pre a')).toEqual(['https://northstar.example/x']);
});

it.each([
  ['sent', 1, 'Sent'],
  ['queued', 0, 'Waiting to be sent'],
  ['queued', 2, 'Waiting, attempt 2 failed: EENVELOPE 550'],
  ['failed', 1, 'Not delivered after 1 attempt: EENVELOPE 550'],
  ['failed', 3, 'Not delivered after 3 attempts: EENVELOPE 550'],
] as const)('reports the delivery %s after %i attempts', async (delivery, attempts, expected) => {
  await open({ messages: [{ ...message, delivery, attempts, lastFault: 'EENVELOPE 550' }] });
  expect(texts('article .badge')).toEqual([expected]);
});

it('is filtered by keyboard: a labeled field, a button that sends it, and links', async () => {
  await open({ recipient: 'ada@example.com', messages: [message] });
  const field = document.querySelector('input');
  expect(field?.labels?.[0]?.textContent?.trim()).toBe('Recipient');
  expect(field?.value).toBe('ada@example.com');
  expect(field?.form?.querySelector('button')?.type).toBe('submit');
  expect(document.querySelectorAll('[tabindex]')).toHaveLength(0);
});
