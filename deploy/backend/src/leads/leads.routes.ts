import { createHmac } from 'node:crypto';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { isGone, type Vehicle } from '@forecourt/shared-contracts/inventory';
import { sendContactLead, sendTestDriveLead, type LeadReceipt } from '@forecourt/shared-contracts/leads';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { Hono } from 'hono';
import type { TenantStore } from '../db/index.ts';
import { callerNetwork, fail, rateLimited, route, type AppEnv, type Caller } from '../http/index.ts';
import type { Showroom } from '../inventory/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import { accountHolder, sessionHolder } from '../visit/index.ts';
import { dealerMail, shopperMail } from './lead-mail.ts';
import { generateLeadReference } from './lead-reference.ts';
import { countedSince } from './lead-limits.ts';
import { insertLead, leadWait, type LeadRow } from './lead-rows.ts';
import { takesTestDrive } from './test-drive-days.ts';

/** Dependencies of leads. `secret` keys the hash of network addresses. */
export interface LeadsDeps {
  readonly showroom: Showroom;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly random: Random;
  readonly secret: string;
}

interface Visit {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly caller: Caller | undefined;
  readonly sessionId: string | undefined;
  readonly rawRequest: Request;
  readonly siteOrigin: string;
}

type Asked = Pick<
  LeadRow,
  'kind' | 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'vin' | 'preferredOn' | 'comments'
> & {
  readonly vehicle: Vehicle | undefined;
};

/** `POST /public/leads` and `/public/leads/test-drives` (SHOP-70, SHOP-71). */
export function leadsRoutes(deps: LeadsDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const vehicleOf = async (visit: Visit, vin: string) => (await deps.showroom.cards(visit, [vin]))[0];

  route(app, sendContactLead, async (request) => {
    const { vin } = request.body;
    const vehicle = vin === undefined ? undefined : await vehicleOf(request, vin);
    if (vin !== undefined && !vehicle) return fail('error.leads.unknownVehicle', 'vin');
    return take(deps, request, { ...request.body, kind: 'contact', vehicle });
  });

  route(app, sendTestDriveLead, async (request) => {
    const { vin, preferredOn } = request.body;
    const vehicle = await vehicleOf(request, vin);
    if (!vehicle) return fail('error.leads.unknownVehicle', 'vin');
    if (isGone(vehicle.availability)) return fail('error.leads.vehicleUnavailable', 'vin');
    const todayOn = dateOnIn(deps.clock.now(), request.tenant.contact.timeZone);
    const { hours } = request.tenant.fulfillment;
    if (preferredOn !== undefined && !takesTestDrive(preferredOn, todayOn, hours)) {
      return fail('error.leads.dayUnavailable', 'preferredOn');
    }
    return take(deps, request, { ...request.body, kind: 'test-drive', vehicle });
  });

  return app;
}

/** Stores the lead and sends both mails in the call's transaction, all or nothing. */
async function take(
  { outbox, clock, random, secret }: LeadsDeps,
  { store, tenant, caller, sessionId, rawRequest, siteOrigin }: Visit,
  { vehicle, ...asked }: Asked,
): Promise<LeadReceipt | ReturnType<typeof rateLimited>> {
  const now = clock.now();
  const network = callerNetwork(rawRequest) ?? '';
  const visitorOn = (at: Date) => visitorHash(secret, `${tenant.id}|${dateOnIn(at, 'UTC')}|${network}`);
  const source = {
    holder: caller ? accountHolder(caller.sub) : sessionId ? sessionHolder(sessionId) : null,
    emailKey: asked.email.toLowerCase(),
  };
  const visitor = visitorOn(now);
  const visitors = [...new Set([visitorOn(countedSince(now)), visitor])];
  const wait = await leadWait(store, { ...source, visitors }, now);
  if (wait !== undefined) return rateLimited(wait);
  const { kind, firstName, lastName, email, phoneNumber, vin, preferredOn, comments } = asked;
  const lead: LeadRow = {
    ...source,
    visitor,
    ...{ kind, firstName, lastName, email, phoneNumber, vin, preferredOn, comments },
    id: random.uuid(),
    reference: generateLeadReference(random),
    createdAt: now,
    hasConsent: phoneNumber !== undefined && phoneNumber !== null,
  };
  await insertLead(store, lead);
  const mailInput = { tenant, lead, vehicle, siteOrigin };
  for (const [recipient, mail] of [
    [tenant.contact.email, dealerMail(mailInput)],
    [email, shopperMail(mailInput)],
  ] as const) {
    await outbox.send(store.db, { tenantId: tenant.id, channel: 'email', recipient, ...mail });
  }
  return { reference: lead.reference, receivedAt: now.toISOString() };
}

/** The hash includes the day, so that no one can be tracked over days; the hour after midnight alone knows that of the day before. */
function visitorHash(secret: string, visitor: string): string {
  return createHmac('sha256', secret).update(visitor).digest('base64url');
}
