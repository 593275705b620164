import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import * as v from 'valibot';
import { tenantStore } from '@forecourt/backend/db/index.ts';
import { brandOf, cardErrors, digitsOf } from './browser/card-rules.mjs';
import { cardFramePath, readCardFrameUrl } from './card-frame-url.ts';
import { cardFramePage } from './card-frame-page.ts';
import { frameFaceCss, frameFacePath } from './frame-face.ts';
import { sandboxCards } from './payment-sandbox.tables.ts';
import type { PaymentSandboxDeps } from './sandbox-deps.ts';
import { behaviorOf } from './test-cards.ts';

const types = { mjs: 'text/javascript', css: 'text/css' } as const;
const assets = ['card-frame.mjs', 'card-rules.mjs', 'card-frame.css'].map((name) => ({
  path: `/frame/${name}`,
  type: `${types[name.endsWith('.css') ? 'css' : 'mjs']}; charset=utf-8`,
  text: readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8'),
}));

const TextSchema = v.pipe(v.string(), v.maxLength(120));
const CardCallSchema = v.strictObject({
  account: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  card: v.strictObject({
    email: TextSchema,
    number: TextSchema,
    expiry: TextSchema,
    cvc: TextSchema,
    name: TextSchema,
    country: TextSchema,
    zip: TextSchema,
  }),
});

function framePolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'font-src data:',
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`,
  ].join('; ');
}

/**
 * The card fields of the stand-in: their page, only for signed URLs, and the call that turns a card into a
 * token. The number is checked in memory and never stored.
 */
export function frameRoutes(deps: PaymentSandboxDeps): Hono {
  const app = new Hono();

  for (const { path, type, text } of assets) {
    app.get(path, (context) => context.body(text, 200, { 'content-type': type }));
  }

  app.get(frameFacePath, (context) => {
    const tenant = deps.tenants.byId(context.req.query('account') ?? '');
    const type = { 'content-type': 'text/css; charset=utf-8' };
    return context.body(frameFaceCss(tenant?.theme), 200, type);
  });

  app.get(cardFramePath, (context) => {
    const now = deps.clock.now();
    const allowed = readCardFrameUrl(new URL(context.req.url), { secret: deps.secret, now });
    const headers = { 'content-security-policy': framePolicy(allowed?.origins ?? []) };
    return allowed
      ? context.html(cardFramePage(allowed.account, allowed.origins), 200, headers)
      : context.text('This card form has expired.', 403, headers);
  });

  app.post('/v1/payment_methods', async (context) => {
    const isJson = context.req.header('content-type')?.startsWith('application/json');
    const sent = v.safeParse(CardCallSchema, isJson ? await context.req.json().catch(() => null) : null);
    const isWrong = !sent.success || Object.keys(cardErrors(sent.output.card, deps.clock.now())).length > 0;
    if (isWrong || !deps.tenants.byId(sent.output.account)) {
      return context.json(
        { error: { type: 'invalid_request_error', message: 'The card is not valid.' } },
        400,
      );
    }
    const { account, card } = sent.output;
    const digits = digitsOf(card.number);
    const id = `pm_${deps.random.uuid().replaceAll('-', '')}`;
    const row = { id, brand: brandOf(digits), last4: digits.slice(-4), behavior: behaviorOf(digits) };
    await tenantStore(deps.db, account).insert(sandboxCards, [{ ...row, createdAt: deps.clock.now() }]);
    return context.json({ id, object: 'payment_method', card: { brand: row.brand, last4: row.last4 } });
  });

  return app;
}
