import type { DataReport } from '@forecourt/shared-contracts/privacy';
import { eq } from 'drizzle-orm';
import { findCart, type CartRow } from '../commerce/index.ts';
import { findCompared } from '../comparison/index.ts';
import type { TenantStore } from '../db/index.ts';
import { documentsOfDeals } from '../documents/index.ts';
import { favorites } from '../favorites/favorites.tables.ts';
import { insuranceOfOrders, type InsuranceRow } from '../insurance/index.ts';
import { orderView, ownOrders } from '../orders/index.ts';
import { findHeldPlan } from '../protection/index.ts';
import { draftReport } from '../trade-in/index.ts';
import { accountHolder } from '../visit/index.ts';
import { orderParts, type OrderParts, type ReportPeriod } from './order-parts.ts';

/** Returns what an account has chosen on the site, as it is. */
export async function reportedChoices(
  store: TenantStore,
  sub: string,
): Promise<Pick<DataReport, 'cart' | 'savedVehicles' | 'comparison' | 'protection' | 'tradeInDraft'>> {
  const holder = accountHolder(sub);
  const cart = await findCart(store, holder);
  const saved = await store.find(favorites, { where: eq(favorites.holder, holder) });
  const compared = await findCompared(store, holder);
  const plan = await findHeldPlan(store, holder);
  return {
    cart: cart ? cartEntry(cart) : null,
    savedVehicles: saved.map(({ vin, savedAt }) => ({ vin, savedAt: savedAt.toISOString() })),
    comparison: compared.map(({ vin, addedAt, label }) => ({
      vin,
      ...label,
      addedAt: addedAt.toISOString(),
    })),
    protection: plan
      ? { vin: plan.vin, updatedAt: plan.updatedAt.toISOString(), coverage: [...plan.coverage] }
      : null,
    tradeInDraft: await draftReport(store, holder),
  };
}

function cartEntry({ vin, purchaseType, zipCode, handOver, ...row }: CartRow): DataReport['cart'] {
  const { downPaymentCents, termMonths, creditTier, annualMiles } = row;
  return {
    ...{ vin, updatedAt: row.updatedAt.toISOString(), purchaseType, zipCode, handOver },
    ...{ downPaymentCents, termMonths, creditTier, annualMiles },
  };
}

/**
 * Returns an account's orders and documents of a period and what belongs to its orders; insurance as far as it has changed since the
 * period's start.
 */
export async function reportedPurchases(
  store: TenantStore,
  sub: string,
  period: ReportPeriod,
): Promise<Pick<DataReport, 'orders' | 'documents' | 'insurance'> & OrderParts> {
  const { from, isWithin } = period;
  const all = await ownOrders(store, sub);
  const orderNumbers = all.map(({ orderNumber }) => orderNumber);
  const deals = await documentsOfDeals(
    store,
    all.map(({ dealRefId }) => dealRefId),
    false,
  );
  const insurance = await insuranceOfOrders(store, orderNumbers);
  return {
    orders: all
      .map((row) => ({ ...orderView(row), handOver: row.handOver }))
      .filter(({ creationDate }) => isWithin(creationDate)),
    ...(await orderParts(store, orderNumbers, period)),
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
