import { Hono } from 'hono';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { expect, it } from 'vitest';
import { mailBody, mailSubject, mailText, visitLanguage } from './index.ts';

const app = new Hono().use(visitLanguage).get('/', async (c) => {
  await Promise.resolve();
  return c.text(
    `${mailSubject('Harbor', mailText('order.subject'))} ${mailText('questions', { phone: '1' })}`,
  );
});

it.each([
  [undefined, 'Harbor: we received your order Questions? Call 1.'],
  ['es', 'Harbor: recibimos su pedido ¿Tiene preguntas? Llame al 1.'],
  ['fr', 'Harbor: we received your order Questions? Call 1.'],
  ['<script>', 'Harbor: we received your order Questions? Call 1.'],
])('a visit in %s gets mail in its language', async (locale, text) => {
  const headers: Record<string, string> = locale ? { 'x-forecourt-locale': locale } : {};
  expect(await (await app.request('/', { headers })).text()).toBe(text);
});

it('concurrent visits keep their own languages', async () => {
  const ask = async (locale: string) =>
    (await app.request('/', { headers: { 'x-forecourt-locale': locale } })).text();
  const [spanish, english] = await Promise.all([ask('es'), ask('en')]);
  expect([spanish.slice(0, 9), english.slice(0, 11)]).toEqual(['Harbor: r', 'Harbor: we ']);
});

it('mail outside a request is in English', () => {
  expect(mailText('payment.subject')).toBe('we received your payment');
});

const tenant = { ...pageFixture().tenant, hosts: ['northstar.example'] };
const bodies = new Hono()
  .use(visitLanguage)
  .get('/', (c) => c.text(mailBody(tenant, ['Thanks.'], { text: 'order.see', path: '/checkout/FC-1' })));

it.each([
  [
    'the site of the visit',
    { 'x-forwarded-host': 'cars.localhost:8080', 'x-forwarded-proto': 'http' },
    'http://cars.localhost:8080',
  ],
  ['a request past the edge', {}, 'https://northstar.example'],
] as const)('a mail ends in its next step and whom to call: %s', async (_row, headers, origin) => {
  const text = await (await bodies.request('/', { headers })).text();
  expect(text).toBe(
    `Thanks.\n\nSee your order: ${origin}/checkout/FC-1\n\nQuestions? Call ${tenant.contact.phoneAbbreviation}.`,
  );
});
