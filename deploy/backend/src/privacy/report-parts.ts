import type { DataReport } from '@forecourt/shared-contracts/privacy';
import { eq } from 'drizzle-orm';
import { findCart } from '../commerce/index.ts';
import { findCompared } from '../comparison/index.ts';
import type { TenantStore } from '../db/index.ts';
import { documentsOfDeals } from '../documents/index.ts';
import { favorites } from '../favorites/favorites.tables.ts';
import { insuranceOfOrders, type InsuranceRow } from '../insurance/index.ts';
import { orderView, ownOrders } from '../orders/index.ts';
import { findHeldPlan } from '../protection/index.ts';
import { accountHolder } from '../visit/index.ts';

/** The period that a report covers. */
export interface ReportPeriod {
  readonly from: string;
  /** Whether an instant is part of it. */
  isWithin(at: string): boolean;
}

/** Returns what an account has chosen on the site, as it is. */
export async function reportedChoices(
  store: TenantStore,
  sub: string,
): Promise<Pick<DataReport, 'cart' | 'savedVehicles' | 'comparison' | 'protection'>> {
  const holder = accountHolder(sub);
  const cart = await findCart(store, holder);
  const saved = await store.find(favorites, { where: eq(favorites.holder, holder) });
  const compared = await findCompared(store, holder);
  const plan = await findHeldPlan(store, holder);
  return {
    cart: cart ? { vin: cart.vin, updatedAt: cart.updatedAt.toISOString() } : null,
    savedVehicles: saved.map(({ vin, savedAt }) => ({ vin, savedAt: savedAt.toISOString() })),
    comparison: compared.map(({ vin, addedAt, label }) => ({
      vin,
      ...label,
      addedAt: addedAt.toISOString(),
    })),
    protection: plan
      ? { vin: plan.vin, updatedAt: plan.updatedAt.toISOString(), coverage: [...plan.coverage] }
      : null,
  };
}

/** Returns an account's orders and documents of a period, and the insurance of its orders that has changed since its start. */
export async function reportedPurchases(
  store: TenantStore,
  sub: string,
  { from, isWithin }: ReportPeriod,
): Promise<Pick<DataReport, 'orders' | 'documents' | 'insurance'>> {
  const all = await ownOrders(store, sub);
  const deals = await documentsOfDeals(
    store,
    all.map(({ dealRefId }) => dealRefId),
    false,
  );
  const insurance = await insuranceOfOrders(
    store,
    all.map(({ orderNumber }) => orderNumber),
  );
  return {
    orders: all.map(orderView).filter(({ creationDate }) => isWithin(creationDate)),
    documents: all.flatMap(({ orderNumber, dealRefId }) =>
      (deals.get(dealRefId) ?? [])
        .filter(({ addedAt }) => addedAt && isWithin(addedAt))
        .map((document) => ({ orderNumber, ...document })),
    ),
    insurance: insurance.map(insuranceEntry).filter(({ updatedAt }) => updatedAt >= from),
  };
}

function insuranceEntry({
  orderNumber,
  consentLanguage,
  policyStatus,
  carrier,
  policyNumberLast4,
  effectiveOn,
  expiresOn,
  ...row
}: InsuranceRow): NonNullable<DataReport['insurance']>[number] {
  return {
    orderNumber,
    updatedAt: row.updatedAt.toISOString(),
    consentAt: row.consentAt?.toISOString() ?? null,
    ...{ consentLanguage, policyStatus, carrier, policyNumberLast4, effectiveOn, expiresOn },
  };
}
