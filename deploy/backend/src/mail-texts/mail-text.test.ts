import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { mailSubject, mailText, visitLanguage } from './index.ts';

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
