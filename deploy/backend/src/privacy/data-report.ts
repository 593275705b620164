import { lookBackFrom, type DataReport } from '@forecourt/shared-contracts/privacy';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { eq } from 'drizzle-orm';
import { findCart } from '../commerce/index.ts';
import { orderView, ownOrders } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { documentsOfDeals } from '../documents/index.ts';
import { favorites } from '../favorites/favorites.tables.ts';
import { consentsOf } from '../identity/index.ts';
import { leadsOf } from '../leads/index.ts';
import { profileOf } from '../profile/index.ts';
import { tradeInsOf, type TradeInRow } from '../trade-in/index.ts';
import { accountHolder } from '../visit/index.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { requestsOf, type PrivacyRow } from './privacy-rows.ts';

interface ReportInput extends Pick<PrivacyDeps, 'describeAccount' | 'describePrequalification'> {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly row: Pick<PrivacyRow, 'id' | 'sub' | 'requestedAt'>;
}

/**
 * Returns the report of an access request: account, address, consents, pre-qualification, cart and requests
 * as they are, leads, trade-ins, orders and documents of the preceding 12 months. Undefined once the account
 * is gone.
 */
export async function dataReport({
  store,
  tenant,
  row,
  ...describe
}: ReportInput): Promise<DataReport | undefined> {
  const { sub } = row;
  const account = await describe.describeAccount(store, sub);
  if (!account) return undefined;
  const to = row.requestedAt.toISOString();
  const from = lookBackFrom(to);
  const isWithin = (at: string) => at >= from && at <= to;
  const all = await ownOrders(store, sub);
  const deals = await documentsOfDeals(
    store,
    all.map(({ dealRefId }) => dealRefId),
    false,
  );
  const holder = accountHolder(sub);
  const cart = await findCart(store, holder);
  const saved = await store.find(favorites, { where: eq(favorites.holder, holder) });
  const leads = await leadsOf(store, { sub, email: account.isEmailVerified ? account.email : undefined });
  return {
    requestId: row.id,
    heldBy: tenant.legalName,
    requestedAt: to,
    from,
    to,
    account,
    address: (await profileOf(store, sub)).address,
    consents: await consentsOf(store, sub),
    prequalification: await describe.describePrequalification(store, sub),
    cart: cart ? { vin: cart.vin, updatedAt: cart.updatedAt.toISOString() } : null,
    savedVehicles: saved.map(({ vin, savedAt }) => ({ vin, savedAt: savedAt.toISOString() })),
    leads: leads
      .map(({ firstName, lastName, createdAt, ...lead }) => ({
        ...lead,
        name: `${firstName} ${lastName}`,
        sentAt: createdAt.toISOString(),
      }))
      .filter(({ sentAt }) => isWithin(sentAt)),
    tradeIns: (await tradeInsOf(store, holder))
      .map(tradeInEntry)
      .filter(({ requestedAt }) => isWithin(requestedAt)),
    orders: all.map(orderView).filter(({ creationDate }) => isWithin(creationDate)),
    documents: all.flatMap(({ orderNumber, dealRefId }) =>
      (deals.get(dealRefId) ?? [])
        .filter(({ addedAt }) => addedAt && isWithin(addedAt))
        .map((document) => ({ orderNumber, ...document })),
    ),
    requests: await requestsOf(store, sub),
  };
}

/** A trade-in as reported to its owner. */
function tradeInEntry({ answers, payoff, ...row }: TradeInRow): DataReport['tradeIns'][number] {
  return {
    requestedAt: row.requestedAt.toISOString(),
    vehicle: answers.vehicle,
    mileage: answers.mileage,
    state: row.state,
    valueCents: row.valuationCents,
    email: row.email,
    ownership: answers.ownership,
    registeredOwner: answers.registeredOwner,
    registrationState: answers.registrationState,
    payoff: payoff && {
      lenderName: payoff.lenderName,
      accountLast4: payoff.accountLast4,
      payoffCents: payoff.payoffCents,
    },
    orderNumber: row.orderNumber,
  };
}
