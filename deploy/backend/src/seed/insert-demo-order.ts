import type { Tenant } from '@forecourt/shared-contracts/tenant';
import {
  drawDealRef,
  insertOrder,
  sampleLender,
  seedDecision,
  type CatalogVehicle,
  type OrderRow,
} from '../commerce/index.ts';
import { seedSigning } from '../contracting/index.ts';
import type { TenantStore } from '../db/index.ts';
import { requestDocuments, seedDocuments } from '../documents/index.ts';
import { seedAppointment } from '../fulfillment/index.ts';
import { identityOrderStatus, seedIdentity } from '../id-verification/index.ts';
import { seedInsurance } from '../insurance/index.ts';
import type { FileStore } from '../files/index.ts';
import { seedIntent } from '../payment-sandbox/index.ts';
import { seedPayment } from '../payments/index.ts';
import type { Random } from '../ports/index.ts';
import type { DemoOrder, DemoStep } from './demo-order.ts';
import { demoPrice } from './demo-price.ts';

const dayMs = 24 * 60 * 60 * 1000;
const usualContractDaysAgo = 2;

/** A sample order about to be stored. */
export interface DemoPlacing {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly demo: DemoOrder;
  readonly orderNumber: string;
  readonly ownerSub: string;
  readonly found: CatalogVehicle;
  readonly files: FileStore;
  readonly now: Date;
  readonly random: Random;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** Every status that a sample order has had, oldest first. */
function stepsOf({ firstStatus = 'SUBMITTED', madeDaysAgo, later = [] }: DemoOrder): readonly DemoStep[] {
  return [{ status: firstStatus, daysAgo: madeDaysAgo, actor: 'buyer' }, ...later];
}

/** Stores a sample order with its history, documents, insurance, identity, contract, payments and appointment. */
export async function insertDemoOrder(placing: DemoPlacing): Promise<void> {
  const { store, tenant, demo, orderNumber, files, now, random } = placing;
  const { insurance, identity, completeDocuments: keys = [], refusedDocuments: refused = [] } = demo;
  const order = orderRow(placing);
  const steps = stepsOf(demo);
  const history = steps.map(({ status, daysAgo, actor }) => ({
    id: random.uuid(),
    orderNumber,
    at: daysBefore(now, daysAgo),
    orderStatus: status,
    actor,
  }));
  await insertOrder(store, order, history);
  await requestDocuments(store, { dealRefId: order.dealRefId, dealType: demo.dealType, random });
  const at = daysBefore(now, demo.madeDaysAgo - 1);
  await seedDocuments(store, { dealRefId: order.dealRefId, keys, refused, at, files, random });
  const began = daysBefore(now, demo.madeDaysAgo - 0.6);
  if (insurance) await seedInsurance(store, { orderNumber, sample: insurance, at: began });
  if (identity) await seedIdentity(store, { orderNumber, sample: identity, at: began, now, random });
  await insertContract(placing, order);
  await insertPayments(placing, order);
  if (demo.delivery) {
    await seedAppointment(store, { tenant, orderNumber, sample: demo.delivery, now, random });
  }
  await insertDecision(placing, order.createdAt);
}

/** The contract, as old as the order's history says. */
async function insertContract(placing: DemoPlacing, order: OrderRow): Promise<void> {
  const { store, tenant, demo, orderNumber, now, random } = placing;
  if (!demo.signing) return;
  const sentDaysAgo = demo.later?.find(({ status }) => status === 'CONTRACT_PENDING')?.daysAgo;
  const madeAt = daysBefore(now, sentDaysAgo ?? usualContractDaysAgo);
  await seedSigning(store, { orderNumber, state: demo.signing, now, madeAt, order, tenant, random });
}

/** What was paid, half a day after the contract was signed. */
async function insertPayments({ store, tenant, demo, now, random }: DemoPlacing, order: OrderRow) {
  const soldDaysAgo = demo.later?.find(({ status }) => status === 'SOLD')?.daysAgo ?? demo.madeDaysAgo;
  await seedPayment(store, {
    order,
    settings: tenant.payment,
    buyerEmail: `demo@${tenant.id}.example`,
    at: daysBefore(now, soldDaysAgo - 0.5),
    random,
    tellProvider: (payment) => seedIntent(store, { ...payment, random }),
  });
}

/** What the lenders said of a financed order, as its deal status tells. */
async function insertDecision({ store, demo, orderNumber }: DemoPlacing, submittedAt: Date): Promise<void> {
  const { dealType, dealStatus } = demo;
  if (dealType === 'Cash' || !dealStatus) return;
  await seedDecision(store, { orderNumber, submittedAt, dealStatus, lender: sampleLender.lender });
}

function orderRow({ tenant, demo, orderNumber, ownerSub, found, now, random }: DemoPlacing): OrderRow {
  const { delivery } = demo;
  return {
    tenantId: tenant.id,
    orderNumber,
    ownerSub,
    status: stepsOf(demo).at(-1)?.status ?? 'SUBMITTED',
    createdAt: daysBefore(now, demo.madeDaysAgo),
    dealType: demo.dealType,
    dealRefId: drawDealRef(random),
    dealStatus: demo.dealStatus ?? null,
    paymentStatus: demo.paymentStatus ?? null,
    deliveryType: delivery?.type ?? null,
    appointmentAt: delivery ? daysBefore(now, -delivery.inDays) : null,
    idVerificationStatus: demo.identity ? identityOrderStatus[demo.identity] : null,
    vin: found.vehicle.vin,
    vehicle: found.vehicle,
    price: demoPrice(tenant, found, demo.dealType),
    buyers: [],
    tradeIn: null,
  };
}
