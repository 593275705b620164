import type { Cart } from '@forecourt/shared-contracts/commerce';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import {
  chooseIncentives,
  leaseQuote,
  priceBreakdown,
  type PriceInput,
  type PurchaseType,
} from '@forecourt/shared-contracts/pricing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import type { CartRow } from './cart-rows.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import type { CatalogVehicle } from './vehicle-catalog.ts';

/** How long a deal is valid: 7 days (BUY-11). */
const offerMs = 7 * 24 * 60 * 60 * 1000;

interface CartParts {
  /** May be an open transaction. */
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly row: CartRow;
  readonly found: CatalogVehicle;
}

/**
 * Returns the cart with today's price of its vehicle and of all contributions of other domains, by the one
 * set of pricing rules. Creating an order uses this price too.
 */
export async function priceCart(deps: CommerceDeps, parts: CartParts): Promise<Cart> {
  const { row, found } = parts;
  const input = await cartPriceInput(deps, parts);
  const offerEndsAt = new Date(row.updatedAt.getTime() + offerMs);
  return {
    id: row.id,
    vehicle: found.vehicle,
    isAvailable: found.availability === 'Available',
    purchaseType: row.purchaseType,
    purchaseTypes: purchaseTypesOf(input),
    zipCode: row.zipCode ?? undefined,
    homeState: input.state,
    creditTier: input.creditTier,
    isRatePersonal: input.aprPercent !== undefined,
    approvedUpToCents: input.approvedUpToCents,
    offerEndsAt: offerEndsAt.toISOString(),
    isExpired: offerEndsAt <= deps.clock.now(),
    handOver: row.handOver ?? undefined,
    savingsBeforeCents: savingsBefore(row, found),
    incentives: [...found.incentives],
    price: { ...priceBreakdown(input), ...namedIncentives(found) },
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The names of the incentives used in the price; empty object without any. */
function namedIncentives({ incentives }: CatalogVehicle): Pick<Cart['price'], 'incentives'> {
  const { applied } = chooseIncentives(incentives);
  if (applied.length === 0) return {};
  return { incentives: applied.map(({ id, name, savingsCents }) => ({ id, name, savingsCents })) };
}

/** The incentives at the cart's last change, if they differ from today's. */
function savingsBefore(
  { incentivesCents: before }: CartRow,
  { incentivesCents }: CatalogVehicle,
): number | undefined {
  return before === null || before === incentivesCents ? undefined : before;
}

/**
 * Returns everything that determines a cart's price today. The taxes are those of the buyer's home: the
 * cart's ZIP code, which an application keeps at its address, else the address of the pre-qualification.
 */
export async function cartPriceInput(deps: CommerceDeps, parts: CartParts): Promise<PriceInput> {
  const { row, found, store, tenant } = parts;
  const { vehicle } = found;
  const tradeIn = await deps.contributions.tradeIn(store, row.holder);
  const rate = await deps.contributions.personalRate(store, row.holder, vehicle.condition);
  const input: PriceInput = {
    purchaseType: row.purchaseType,
    priceCents: found.vehicle.priceCents,
    msrpCents: found.msrpCents,
    incentivesCents: found.incentivesCents,
    deliveryFeeCents: row.handOver?.feeCents ?? 0,
    condition: found.vehicle.condition,
    state: row.zipCode ? deps.stateOfZip(row.zipCode) : rate?.state,
    settings: tenant.payment,
    todayOn: dateOnIn(deps.clock.now(), tenant.contact.timeZone),
    creditTier: rate?.creditTier ?? row.creditTier ?? tenant.payment.defaultCreditTier,
    ...chosenTerms(row),
    aprPercent: rate?.aprPercent,
    approvedUpToCents: rate?.approvedUpToCents,
  };
  return { ...input, tradeIn, protection: await protectionOf(deps, parts, loanMonths(input)) };
}

function protectionOf(
  { contributions }: CommerceDeps,
  { store, tenant, row, found }: CartParts,
  months: number | undefined,
) {
  const { holder, purchaseType, zipCode } = row;
  return contributions.protection(store, holder, {
    tenant,
    vehicle: found.vehicle,
    purchaseType,
    loanMonths: months,
    zipCode: zipCode ?? undefined,
  });
}

/** The term of the loan or lease that a cart is priced with, which depends on no trade-in or product; undefined with cash. */
export function loanMonths(input: PriceInput): number | undefined {
  const { finance, lease } = priceBreakdown({ ...input, tradeIn: undefined, protection: undefined });
  return (finance ?? lease)?.termMonths;
}

function chosenTerms({ downPaymentCents, termMonths, annualMiles }: CartRow) {
  return {
    downPaymentCents: downPaymentCents ?? undefined,
    termMonths: termMonths ?? undefined,
    annualMiles: annualMiles ?? undefined,
  };
}

/**
 * A lease is offered if the vehicle alone can be leased; a trade-in or product that prevents it is reported
 * as an error of the price.
 */
function purchaseTypesOf({
  condition,
  priceCents,
  msrpCents,
  incentivesCents,
  settings,
}: PriceInput): PurchaseType[] {
  const bare = { condition, priceCents, msrpCents: msrpCents ?? priceCents, incentivesCents, settings };
  return leaseQuote({ ...bare, state: undefined }) ? ['Finance', 'Lease', 'Cash'] : ['Finance', 'Cash'];
}
