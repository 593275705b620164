import { and, desc, eq, sql } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { tenantStore } from '@forecourt/backend/db/index.ts';
import { type AppEnv, jsonResponse } from '@forecourt/backend/http/index.ts';
import { mailHtml, mailPicture } from '@forecourt/backend/outbox/index.ts';
import { photoHostPath, photoHostRoutes } from '../photo-host/photo-host.routes.ts';
import { outboxPage } from './outbox-page.ts';
import { outboxMessages } from '@forecourt/backend/outbox/outbox.tables.ts';

const shownMessages = 200;
const photoHost = photoHostRoutes();

/** Loads a sample photo in this process, which cannot reach the site by the name that browsers use, and everything else from its host. */
const load: typeof fetch = async (input, init) => {
  const { pathname, search } = new URL(String(input));
  return pathname.startsWith(`${photoHostPath}/`) ? photoHost.request(pathname + search) : fetch(input, init);
};

/**
 * The tenant's newest messages, newest first: `GET /_sandbox/outbox` as a page, `/_sandbox/outbox.json` as
 * `{ messages }`, filtered by `?recipient=`; `/_sandbox/outbox/{id}` is one email as its reader sees it. Mount in a sandbox only, since it shows codes to anyone.
 */
export function outboxRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/_sandbox/outbox', async (context) => {
    const messages = await newestMessages(context);
    const recipient = context.req.query('recipient')?.trim().slice(0, 100) ?? '';
    return context.html(outboxPage({ tenant: context.var.tenant, messages, recipient }), 200, {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  });
  app.get('/_sandbox/outbox/:id', async (context) => {
    const { services, tenant } = context.var;
    const store = tenantStore(services.db, tenant.id);
    const where = and(eq(outboxMessages.id, context.req.param('id')), eq(outboxMessages.channel, 'email'));
    const mail = await store.findOne(outboxMessages, { where });
    if (!mail) return context.body(null, 404);
    const inside = await mailPicture(store, tenant, { ...mail, load });
    const picture = inside && {
      alt: inside.alt,
      src: `data:${inside.type};base64,${inside.bytes.toString('base64')}` as const,
    };
    return context.html(mailHtml(tenant, { ...mail, picture }), 200, {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  });
  app.get('/_sandbox/outbox.json', async (context) => {
    const messages = await newestMessages(context);
    return jsonResponse(context, {
      messages: messages.map(({ id, channel, recipient, subject, body, createdAt, delivery }) => ({
        id,
        channel,
        recipient,
        subject,
        body,
        createdAt: createdAt.toISOString(),
        delivery,
      })),
    });
  });
  return app;
}

async function newestMessages(context: Context<AppEnv>) {
  const { services, tenant } = context.var;
  const recipient = context.req.query('recipient')?.trim().toLowerCase();
  return tenantStore(services.db, tenant.id).find(outboxMessages, {
    ...(recipient && { where: eq(sql`lower(${outboxMessages.recipient})`, recipient) }),
    orderBy: [desc(outboxMessages.position)],
    limit: shownMessages,
  });
}
