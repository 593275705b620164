import { isCartReady, type Order, type OrderTerms } from '@forecourt/shared-contracts/commerce';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { requestDocuments } from '../documents/index.ts';
import { fail, isFailure, type Caller, type Failure } from '../http/index.ts';
import { mailBody, mailSubject, mailText } from '../mail-texts/index.ts';
import { accountHolder } from '../visit/index.ts';
import { chosenHandOver, lockSeenCart, removeCart, type CartRow } from './cart-rows.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import { findByApplication, recordApplication } from './lender-decision-rows.ts';
import {
  generateDealRef,
  generateOrderNumber,
  findOrder,
  insertOrder,
  type OrderRow,
  noAppointment,
  noCredit,
  orderView,
} from '../orders/index.ts';
import { priceCart } from './price-cart.ts';
import { claimTradeIn } from './claim-trade-in.ts';
import { termsFailure } from './terms-failure.ts';

/** One applicant: the data needed for a lender's decision and the order's pages. */
export interface FinanceApplicant {
  /** First and last name, as shown on the order's pages. */
  readonly name: string;
  readonly annualIncomeCents: number;
  readonly monthlyHousingCents: number;
  /** Two letters. */
  readonly state: string;
}

/** A submitted and validated credit application that becomes an order. */
export interface FinancedOrderInput {
  /**
   * An open transaction: claim, order, decision, documents and emptied cart are committed together with the
   * application's own rows.
   */
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly caller: Caller;
  /** The application; repeating the same one returns the same order. */
  readonly applicationId: string;
  /** The primary applicant first. */
  readonly applicants: readonly FinanceApplicant[];
  /** The terms that the shopper saw. */
  readonly terms: OrderTerms;
  /** The cart that the shopper saw; absent from a client that does not name it. */
  readonly cartId?: string | undefined;
  /**
   * Words that the sandbox's lender searches for a documented outcome: the primary applicant's employer and
   * last name. Not stored.
   */
  readonly lenderHint: string;
}

/** Why a submitted application does not become an order. */
export type PlaceOrderFailure = Failure<
  | 'error.cart.empty'
  | 'error.cart.notFinanced'
  | 'error.cart.notReady'
  | 'error.order.vehicleUnavailable'
  | 'error.order.priceChanged'
>;

interface Priced {
  readonly cart: CartRow;
  readonly vehicle: OrderRow['vehicle'];
  readonly price: OrderRow['price'];
}

/**
 * Creates a financed or leased order from the account's cart and sends its application to the lenders. The
 * vehicle is priced again and claimed; a second claim is refused. The deal is DPEN, the order
 * SUBMITTED_TO_UNIFI until its loan is accepted and the dealer's system has created it. Repeating it for the
 * same application returns the existing order.
 */
export async function placeFinancedOrder(
  deps: CommerceDeps,
  placing: FinancedOrderInput,
): Promise<Order | PlaceOrderFailure> {
  const { store, tenant, caller, applicationId } = placing;
  const known = await findByApplication(store, applicationId);
  const made = known && (await findOrder(store, known.orderNumber));
  if (made?.ownerSub === caller.sub) return orderView(made);
  const priced = await pricedCart(deps, placing);
  if (isFailure(priced)) return priced;
  const order = orderOf(deps, placing, priced);
  const { orderNumber, vin } = order;
  const claim = { tenantId: tenant.id, vin, orderNumber };
  if (!(await deps.catalog.reserve(store.db, claim))) return fail('error.order.vehicleUnavailable');
  const tradeIn = await claimTradeIn(deps, { store, sub: caller.sub, ...order });
  if (isFailure(tradeIn)) return tradeIn;
  const { status: orderStatus, dealStatus, createdAt: at } = order;
  await insertOrder(store, { ...order, tradeIn }, [
    { id: deps.random.uuid(), orderNumber, at, orderStatus, dealStatus, actor: 'buyer' },
  ]);
  await sendToLenders(deps, placing, order);
  const { dealRefId, dealType } = order;
  const asked = { dealRefId, dealType, hasTradeIn: tradeIn !== null };
  await requestDocuments(store, { ...asked, random: deps.random });
  await removeCart(store, accountHolder(caller.sub));
  await notifyBuyer(deps, placing, order);
  store.afterCommit(() => deps.catalog.noteChange(tenant.id, vin));
  return orderView({ ...order, tradeIn });
}

/**
 * Returns the cart with today's price, if it can be ordered with a loan or lease on the terms that the
 * shopper saw.
 */
async function pricedCart(
  deps: CommerceDeps,
  placing: FinancedOrderInput,
): Promise<Priced | PlaceOrderFailure> {
  const { store, tenant, caller, terms, cartId } = placing;
  const cart = await lockSeenCart(store, accountHolder(caller.sub), cartId);
  if (isFailure(cart)) return cart;
  if (cart.purchaseType === 'Cash') return fail('error.cart.notFinanced');
  const found = await deps.catalog.findByVin(store.db, tenant.id, cart.vin);
  if (found?.availability !== 'Available') return fail('error.order.vehicleUnavailable');
  const priced = await priceCart(deps, { store, tenant, row: cart, found });
  if (!isCartReady(priced)) return fail('error.cart.notReady');
  const { price } = priced;
  return termsFailure(terms, price) ?? { cart, vehicle: found.vehicle, price };
}

function orderOf(
  { clock, random }: CommerceDeps,
  { tenant, caller, applicants }: FinancedOrderInput,
  { cart, vehicle, price }: Priced,
): OrderRow {
  return {
    tenantId: tenant.id,
    orderNumber: generateOrderNumber(random),
    ownerSub: caller.sub,
    status: 'SUBMITTED_TO_UNIFI',
    createdAt: clock.now(),
    dealType: cart.purchaseType,
    dealRefId: generateDealRef(random),
    dealStatus: 'DPEN',
    paymentStatus: null,
    isRestDue: false,
    ...noAppointment,
    idVerificationStatus: null,
    vin: cart.vin,
    vehicle,
    price,
    buyers: applicants.map(({ name }) => name),
    tradeIn: null,
    ...noCredit,
    ...chosenHandOver(cart),
  };
}

/** Records the application for the lenders; the sandbox's lender decides at once but answers later. */
function sendToLenders(deps: CommerceDeps, placing: FinancedOrderInput, order: OrderRow): Promise<void> {
  const { store, tenant, caller, applicationId, applicants, lenderHint } = placing;
  const plannedAnswer = deps.lender?.decide({
    price: order.price,
    vehicleValueCents: order.vehicle.priceCents,
    settings: tenant.payment,
    applicants,
    hint: lenderHint,
  });
  return recordApplication(store, {
    orderNumber: order.orderNumber,
    submittedAt: order.createdAt,
    applicationId,
    buyerEmail: caller.email ?? null,
    plannedAnswer: plannedAnswer ?? null,
  });
}

async function notifyBuyer(
  deps: CommerceDeps,
  { store, tenant, caller }: FinancedOrderInput,
  order: OrderRow,
): Promise<void> {
  if (!caller.email) return;
  const values = { orderNumber: order.orderNumber, name: vehicleName(order.vehicle) };
  await deps.outbox.send(store.db, {
    tenantId: tenant.id,
    channel: 'email',
    recipient: caller.email,
    subject: mailSubject(tenant.brandName, mailText('order.applicationSubject')),
    body: mailBody(tenant, [mailText('order.application', values)], {
      text: 'order.next',
      path: `/checkout/${order.orderNumber}`,
    }),
  });
}
