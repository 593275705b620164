import type { CatalogVehicle } from '@forecourt/backend/commerce/index.ts';
import {
  generateDealRef,
  insertOrder,
  noAppointment,
  noCredit,
  type OrderRow,
} from '@forecourt/backend/orders/index.ts';
import type { TenantStore } from '@forecourt/backend/db/index.ts';
import { requestDocuments } from '@forecourt/backend/documents/index.ts';
import type { FileStore } from '@forecourt/backend/files/index.ts';
import type { Random } from '@forecourt/backend/ports/index.ts';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { seedDocuments } from '../documents/seed-documents.ts';
import type { DemoOrder, DemoStep } from './demo-order.ts';
import { demoPrice } from './demo-price.ts';
import type { SampleProviders } from './sample-providers.ts';
import { seedAppointment } from './seed-appointment.ts';
import { seedDecision } from './seed-decision.ts';
import { idVerificationOrderStatus, seedIdVerification } from './seed-id-verification.ts';
import { seedInsurance } from './seed-insurance.ts';
import { seedPayment } from './seed-payment.ts';
import { seedSigning } from './seed-signing.ts';

const dayMs = 24 * 60 * 60 * 1000;
const usualContractDaysAgo = 2;

/** A sample order about to be stored. */
export interface DemoOrderInput {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly demo: DemoOrder;
  readonly orderNumber: string;
  readonly ownerSub: string;
  readonly found: CatalogVehicle;
  readonly files: FileStore;
  readonly providers: SampleProviders;
  readonly now: Date;
  readonly random: Random;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** Every status of a sample order, oldest first. */
function stepsOf({ firstStatus = 'SUBMITTED', madeDaysAgo, later = [] }: DemoOrder): readonly DemoStep[] {
  return [{ status: firstStatus, daysAgo: madeDaysAgo, actor: 'buyer' }, ...later];
}

/** Stores a sample order with its history, documents, insurance, ID verification, contract, payments and appointment. */
export async function insertDemoOrder(placing: DemoOrderInput): Promise<void> {
  const { store, tenant, demo, orderNumber, files, now, random } = placing;
  const { insurance, idVerification, completeDocuments: keys = [], refusedDocuments: refused = [] } = demo;
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
  if (idVerification)
    await seedIdVerification(store, { orderNumber, sample: idVerification, at: began, now, random });
  await insertContract(placing, order);
  await insertPayments(placing, order);
  if (demo.delivery) {
    await seedAppointment(store, { tenant, orderNumber, sample: demo.delivery, now, random });
  }
  await insertDecision(placing, order);
}

/** Adds the contract, dated by the order's history. */
async function insertContract(placing: DemoOrderInput, order: OrderRow): Promise<void> {
  const { store, tenant, demo, orderNumber, now, random, providers } = placing;
  if (!demo.signing) return;
  const sentDaysAgo = demo.later?.find(({ status }) => status === 'CONTRACT_PENDING')?.daysAgo;
  const madeAt = daysBefore(now, sentDaysAgo ?? usualContractDaysAgo);
  const { lender } = providers;
  await seedSigning(store, { orderNumber, state: demo.signing, now, madeAt, order, tenant, lender, random });
}

/** Adds the payments, half a day after the contract was signed. */
async function insertPayments(placing: DemoOrderInput, order: OrderRow): Promise<void> {
  const { store, tenant, demo, now, random, providers } = placing;
  const soldDaysAgo = demo.later?.find(({ status }) => status === 'SOLD')?.daysAgo ?? demo.madeDaysAgo;
  await seedPayment(store, {
    order,
    settings: tenant.payment,
    buyerEmail: `demo@${tenant.id}.example`,
    at: daysBefore(now, soldDaysAgo - 0.5),
    random,
    notifyProvider: (payment) => providers.recordPayment(store, { ...payment, random }),
  });
}

/** Adds the lenders' decision on a financed order, according to its deal status. */
async function insertDecision(placing: DemoOrderInput, order: OrderRow): Promise<void> {
  const { store, demo, orderNumber, providers } = placing;
  const { dealType, dealStatus } = demo;
  if (dealType === 'Cash' || !dealStatus) return;
  await seedDecision(store, {
    orderNumber,
    submittedAt: order.createdAt,
    dealStatus,
    lender: providers.lender,
    price: order.price,
  });
}

function orderRow({ tenant, demo, orderNumber, ownerSub, found, now, random }: DemoOrderInput): OrderRow {
  return {
    tenantId: tenant.id,
    orderNumber,
    ownerSub,
    status: stepsOf(demo).at(-1)?.status ?? 'SUBMITTED',
    createdAt: daysBefore(now, demo.madeDaysAgo),
    dealType: demo.dealType,
    dealRefId: generateDealRef(random),
    dealStatus: demo.dealStatus ?? null,
    paymentStatus: demo.paymentStatus ?? null,
    isRestDue: false,
    deliveryType: null,
    ...noAppointment,
    idVerificationStatus: demo.idVerification ? idVerificationOrderStatus[demo.idVerification] : null,
    vin: found.vehicle.vin,
    vehicle: found.vehicle,
    price: demoPrice({ tenant, found, dealType: demo.dealType, state: demo.state, now }),
    buyers: [],
    tradeIn: null,
    handOver: null,
    ...noCredit,
  };
}
