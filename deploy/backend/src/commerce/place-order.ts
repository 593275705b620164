import {
  isCartReady,
  type createOrder,
  type Order,
  type OrderTerms,
} from '@forecourt/shared-contracts/commerce';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import type { EndpointErrorCode } from '@forecourt/shared-contracts/http';
import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { mailBody, mailSubject, mailText } from '../mail-texts/index.ts';
import type { TenantStore } from '../db/index.ts';
import { requestDocuments } from '../documents/index.ts';
import { fail, isFailure, type Caller, type Failure } from '../http/index.ts';
import { accountHolder } from '../visit/index.ts';
import { chosenHandOver, lockSeenCart, removeCart } from './cart-rows.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import {
  generateDealRef,
  generateOrderNumber,
  insertOrder,
  type OrderRow,
  noAppointment,
  noCredit,
  orderView,
} from '../orders/index.ts';
import { priceCart } from './price-cart.ts';
import { claimTradeIn } from './claim-trade-in.ts';
import { termsFailure } from './terms-failure.ts';

interface OrderInput {
  /** An open transaction: claim, order, documents and emptied cart are committed together. */
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly caller: Caller;
  readonly purchaseType: PurchaseType;
  /** The terms that the buyer saw. */
  readonly terms: OrderTerms;
  /** The cart that the buyer saw; absent from a client that does not name it. */
  readonly cartId?: string | undefined;
  /** First and last names of the joint buyers; absent if the account's owner buys alone. */
  readonly buyers?: readonly string[];
}

/**
 * Creates a cash order from the account's cart. The vehicle is priced again and claimed; a second claim is
 * refused. A loan or lease requires a credit application, so it is refused here.
 */
export async function placeOrder(
  deps: CommerceDeps,
  placing: OrderInput,
): Promise<Order | Failure<EndpointErrorCode<typeof createOrder>>> {
  const { store, tenant, caller, purchaseType } = placing;
  if (purchaseType !== 'Cash') return fail('error.order.financeNeedsApplication');
  const holder = accountHolder(caller.sub);
  const cart = await lockSeenCart(store, holder, placing.cartId);
  if (isFailure(cart)) return cart;
  const found = await deps.catalog.findByVin(store.db, tenant.id, cart.vin);
  if (found?.availability !== 'Available') return fail('error.order.vehicleUnavailable');
  const priced = await priceCart(deps, { store, tenant, row: { ...cart, purchaseType }, found });
  if (!isCartReady(priced)) return fail('error.cart.notReady');
  const { price } = priced;
  const changed = termsFailure(placing.terms, price);
  if (changed) return changed;

  const now = deps.clock.now();
  const order: OrderRow = {
    tenantId: tenant.id,
    orderNumber: generateOrderNumber(deps.random),
    ownerSub: caller.sub,
    status: 'SUBMITTED',
    createdAt: now,
    dealType: purchaseType,
    dealRefId: generateDealRef(deps.random),
    dealStatus: null,
    paymentStatus: null,
    isRestDue: false,
    ...noAppointment,
    idVerificationStatus: null,
    vin: cart.vin,
    vehicle: found.vehicle,
    price,
    buyers: [...(placing.buyers ?? [])],
    tradeIn: null,
    ...noCredit,
    ...chosenHandOver(cart),
  };
  const claim = { tenantId: tenant.id, vin: cart.vin, orderNumber: order.orderNumber };
  if (!(await deps.catalog.reserve(store.db, claim))) return fail('error.order.vehicleUnavailable');
  const tradeIn = await claimTradeIn(deps, { store, sub: caller.sub, ...order });
  if (isFailure(tradeIn)) return tradeIn;
  await insertOrder(store, { ...order, tradeIn }, [
    {
      id: deps.random.uuid(),
      orderNumber: order.orderNumber,
      at: now,
      orderStatus: order.status,
      actor: 'buyer',
    },
  ]);
  const asked = { dealRefId: order.dealRefId, dealType: purchaseType, hasTradeIn: tradeIn !== null };
  await requestDocuments(store, { ...asked, random: deps.random });
  await removeCart(store, holder);
  await notifyBuyer(deps, placing, order);
  store.afterCommit(() => deps.catalog.noteChange(tenant.id, cart.vin));
  return orderView({ ...order, tradeIn });
}

async function notifyBuyer(
  deps: CommerceDeps,
  { store, tenant, caller }: OrderInput,
  order: OrderRow,
): Promise<void> {
  if (!caller.email) return;
  await deps.outbox.send(store.db, {
    tenantId: tenant.id,
    channel: 'email',
    recipient: caller.email,
    subject: mailSubject(tenant.brandName, mailText('order.subject')),
    body: mailBody(
      tenant,
      [mailText('order.received', { orderNumber: order.orderNumber, name: vehicleName(order.vehicle) })],
      { text: 'order.next', path: `/checkout/${order.orderNumber}` },
    ),
  });
}
