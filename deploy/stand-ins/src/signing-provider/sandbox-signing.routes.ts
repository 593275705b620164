import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { tenantStore, type TenantStore } from '@forecourt/backend/db/index.ts';
import { type AppEnv, siteOriginOf } from '@forecourt/backend/http/index.ts';
import { photographJpeg } from '@forecourt/backend/media/index.ts';
import { vehicleNameWithTrim } from '@forecourt/shared-contracts/formats';
import { photoSrcSet, withBackdrop } from '@forecourt/shared-contracts/inventory';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { standInHeaders, type Html } from '../page/stand-in-page.ts';
import {
  type SigningDeps,
  countersign,
  endCeremony,
  findCeremony,
  type LiveCeremony,
  liveCeremony,
  sha256Of,
  signatureFault,
  unsignedFile,
} from '@forecourt/backend/signing/index.ts';
import {
  declinePage,
  differentEmailPage,
  linkBrokenPage,
  otherPersonPage,
  readPage,
  signPage,
  type CeremonyLinks,
  type CeremonyVehicle,
} from './sandbox-signing-pages.ts';
import { sandboxSigningPath } from './sandbox-signing.ts';

const path = `${sandboxSigningPath}/:token`;

const TextSchema = v.pipe(v.fallback(v.string(), ''), v.trim());
const SentSchema = v.variant('action', [
  v.object({ action: v.literal('sign'), fullName: TextSchema, agreed: v.optional(v.string()) }),
  v.object({
    action: v.literal('decline'),
    note: v.pipe(
      TextSchema,
      v.transform((text) => text.slice(0, 500)),
    ),
  }),
  v.object({ action: v.literal('time-out') }),
  v.object({ action: v.literal('other'), email: TextSchema }),
]);
type Sent = v.InferOutput<typeof SentSchema>;

type Page = Context<AppEnv, typeof path>;

/**
 * The stand-in provider's pages: reading, signing, declining, timing out, and being another person. Anyone
 * with the link can open them, as with a real provider; it is given only to the order's account and works
 * once. In a sandbox the dealer can be made to countersign at once:
 * `POST /_sandbox/signing/{orderNumber}/countersign`.
 */
export function sandboxSigningRoutes(deps: SigningDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get(path, async (context) => {
    const live = await liveCeremony(storeOf(context), context.req.param('token'), deps.clock.now());
    if (!live) return brokenLink(context);
    return context.html(
      stepPage(context.req.query('step'), await placesOf(context, live), live),
      200,
      standInHeaders,
    );
  });

  app.get(`${path}/contract.pdf`, async (context) => {
    const store = storeOf(context);
    const live = await liveCeremony(store, context.req.param('token'), deps.clock.now());
    const file = live && (await unsignedFile(store, live.signing));
    if (!file)
      return context.html(linkBrokenPage(context.var.tenant, '/account/orders'), 404, standInHeaders);
    return context.body(new Uint8Array(file.content), 200, {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="contract.pdf"',
      'x-content-type-options': 'nosniff',
    });
  });

  app.post(path, async (context) => {
    const sent = v.safeParse(SentSchema, await context.req.parseBody());
    if (!sent.success) return context.redirect('?step=read', 303);
    return answerSent(deps, context, sent.output);
  });

  app.post(`${sandboxSigningPath}/:orderNumber/countersign`, async (context) => {
    const { tenant } = context.var;
    const orderNumber = context.req.param('orderNumber');
    const asked = { orderNumber, tenant, siteOrigin: siteOriginOf(context), isNow: true };
    return context.json({ isCountersigned: await countersign(deps, storeOf(context), asked) });
  });

  return app;
}

function storeOf(context: Context<AppEnv>): TenantStore {
  const { services, tenant } = context.var;
  return tenantStore(services.db, tenant.id);
}

function entryPath(orderNumber: string, child = ''): string {
  return `/signing${child}?orderNumber=${encodeURIComponent(orderNumber)}`;
}

async function placesOf(context: Page, { order }: LiveCeremony): Promise<CeremonyLinks> {
  const { tenant } = context.var;
  return {
    brand: tenant,
    vehicle: await vehicleOf(order, tenant),
    own: `${sandboxSigningPath}/${context.req.param('token')}`,
    later: entryPath(order.orderNumber, '/hello-again'),
  };
}

async function vehicleOf({ vehicle }: LiveCeremony['order'], tenant: Tenant): Promise<CeremonyVehicle> {
  const { imageUrl } = vehicle;
  return {
    name: vehicleNameWithTrim(vehicle),
    src: await pictureSrc(imageUrl, tenant),
    // These pages load nothing from another host.
    srcSet: imageUrl.startsWith('/') ? photoSrcSet(imageUrl, tenant.inventory) : undefined,
  };
}

const pictureWidthPx = 240;

/** A drawing is loaded from the site. A dealer's photograph is inside the page: these pages load nothing from another host. */
async function pictureSrc(url: string, { theme, inventory }: Tenant): Promise<string | undefined> {
  if (url.startsWith('/')) return withBackdrop(url, theme);
  const origins = inventory.photos?.origins ?? [];
  const jpeg = await photographJpeg(url, { origins, widthPx: pictureWidthPx });
  return jpeg && `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

function stepPage(step: string | undefined, places: CeremonyLinks, { signing }: LiveCeremony): Html {
  const { terms } = signing;
  if (!terms) return linkBrokenPage(places.brand, places.later);
  switch (step) {
    case 'sign':
      return signPage(places, terms, { name: '' });
    case 'decline':
      return declinePage(places, false);
    case 'other':
      return otherPersonPage(places);
    default:
      return readPage(places, terms);
  }
}

/**
 * A used link leads back to its order, one that was signed to the thank-you page; nothing is revealed about
 * an unknown one.
 */
async function brokenLink(context: Page) {
  const ceremony = await findCeremony(storeOf(context), sha256Of(context.req.param('token')));
  if (ceremony?.outcome === 'SIGNED')
    return context.redirect(entryPath(ceremony.orderNumber, '/thank-you'), 303);
  const backTo = ceremony ? entryPath(ceremony.orderNumber) : '/account/orders';
  return context.html(linkBrokenPage(context.var.tenant, backTo), 404, standInHeaders);
}

async function answerSent(deps: SigningDeps, context: Page, sent: Sent) {
  const token = context.req.param('token');
  const live = await liveCeremony(storeOf(context), token, deps.clock.now());
  if (!live) return brokenLink(context);
  const refused = refusedPage(await placesOf(context, live), live, sent);
  if (refused) return context.html(refused, sent.action === 'other' ? 403 : 422, standInHeaders);
  if (sent.action === 'other') return context.redirect('?step=read', 303);
  const end =
    sent.action === 'sign'
      ? { kind: sent.action, name: sent.fullName.replace(/\s+/g, ' ') }
      : sent.action === 'decline'
        ? { kind: sent.action, note: sent.note }
        : { kind: sent.action };
  if (!(await endCeremony(deps, storeOf(context), { token, end }))) return brokenLink(context);
  return context.redirect(entryPath(live.order.orderNumber, end.kind === 'sign' ? '/thank-you' : ''), 303);
}

/** Returns the page that reports what is missing, with the input kept; undefined if nothing is. */
function refusedPage(places: CeremonyLinks, live: LiveCeremony, sent: Sent): Html | undefined {
  switch (sent.action) {
    case 'sign':
      return refusedSignature(places, live, sent);
    case 'decline':
      return sent.note.length < 2 ? declinePage(places, true) : undefined;
    case 'other': {
      const isBuyer = sent.email.toLowerCase() === live.signing.buyerEmail?.toLowerCase();
      return isBuyer ? undefined : differentEmailPage(places, sent.email);
    }
    case 'time-out':
      return undefined;
  }
}

function refusedSignature(
  places: CeremonyLinks,
  { signing: { terms } }: LiveCeremony,
  { fullName, agreed }: Extract<Sent, { action: 'sign' }>,
): Html | undefined {
  if (!terms) return undefined;
  const fault = signatureFault(fullName, terms.buyer.name) ?? (agreed ? undefined : 'not-agreed');
  return fault && signPage(places, terms, { name: fullName, fault });
}
