import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { drawDealRef, insertOrder, type CatalogVehicle, type OrderRow } from '../commerce/index.ts';
import { signingPackages } from '../contracting/contracting.tables.ts';
import type { TenantStore } from '../db/index.ts';
import { requestDocuments, seedDocuments } from '../documents/index.ts';
import { idVerificationTransactions } from '../id-verification/id-verification.tables.ts';
import { saveInsurance } from '../insurance/index.ts';
import type { FileStore } from '../files/index.ts';
import type { Random } from '../ports/index.ts';
import type { DemoOrder } from './demo-order.ts';
import { demoPrice } from './demo-price.ts';

const dayMs = 24 * 60 * 60 * 1000;

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

/** Stores a sample order with its history, documents, insurance, identity and contract. */
export async function insertDemoOrder(placing: DemoPlacing): Promise<void> {
  const { store, demo, orderNumber, files, now, random } = placing;
  const order = orderRow(placing);
  const steps = [
    { status: 'SUBMITTED', daysAgo: demo.madeDaysAgo, actor: 'buyer' as const },
    ...(demo.later ?? []),
  ];
  const history = steps.map(({ status, daysAgo, actor }) => ({
    id: random.uuid(),
    orderNumber,
    at: daysBefore(now, daysAgo),
    orderStatus: status,
    actor,
  }));
  await insertOrder(store, order, history);
  await requestDocuments(store, { dealRefId: order.dealRefId, dealType: demo.dealType, random });
  const keys = demo.completeDocuments ?? [];
  const at = daysBefore(now, demo.madeDaysAgo - 1);
  await seedDocuments(store, { dealRefId: order.dealRefId, keys, at, files, random });
  await insertInsurance(placing);
  await insertIdentity(placing);
  await insertSigning(placing);
}

function orderRow({ tenant, demo, orderNumber, ownerSub, found, now, random }: DemoPlacing): OrderRow {
  const { delivery } = demo;
  return {
    tenantId: tenant.id,
    orderNumber,
    ownerSub,
    status: demo.later?.at(-1)?.status ?? 'SUBMITTED',
    createdAt: daysBefore(now, demo.madeDaysAgo),
    dealType: demo.dealType,
    dealRefId: drawDealRef(random),
    dealStatus: demo.dealStatus ?? null,
    paymentStatus: demo.paymentStatus ?? null,
    deliveryType: delivery?.type ?? null,
    appointmentAt: delivery ? daysBefore(now, -delivery.inDays) : null,
    idVerificationStatus: demo.identity === 'verified' ? 'COMPLETED' : null,
    vin: found.vehicle.vin,
    vehicle: found.vehicle,
    price: demoPrice(tenant, found, demo.dealType),
  };
}

async function insertInsurance({ store, demo, orderNumber, now }: DemoPlacing): Promise<void> {
  if (!demo.policyStatus) return;
  const at = daysBefore(now, demo.madeDaysAgo - 0.5);
  await saveInsurance(store, orderNumber, {
    consentAt: at,
    termsVersion: 1,
    consentLanguage: 'en',
    policyStatus: demo.policyStatus,
    carrier: 'Prairie Mutual',
    policyNumberLast4: '4417',
    effectiveOn: daysBefore(now, 200).toISOString().slice(0, 10),
    expiresOn: daysBefore(now, -165).toISOString().slice(0, 10),
    updatedAt: at,
  });
}

async function insertIdentity({ store, demo, orderNumber, now, random }: DemoPlacing): Promise<void> {
  if (!demo.identity) return;
  const startedAt = daysBefore(now, demo.madeDaysAgo - 0.6);
  await store.insert(idVerificationTransactions, [
    {
      id: random.uuid(),
      orderNumber,
      status: demo.identity === 'verified' ? 'SUCCESSFUL' : 'INITIATED',
      startedAt,
      expiresAt: new Date(startedAt.getTime() + dayMs),
    },
  ]);
}

const signingStates = {
  notified: { status: 'DocumentsSubmittedForSigning', signersCompleted: [] },
  signed: { status: 'Signed', signersCompleted: ['buyer', 'dealer'] },
  cancelled: { status: 'Cancelled', signersCompleted: [] },
} as const;

async function insertSigning({ store, demo, orderNumber, now }: DemoPlacing): Promise<void> {
  if (!demo.signing) return;
  const { status, signersCompleted } = signingStates[demo.signing];
  await store.insert(signingPackages, [
    {
      orderNumber,
      status,
      signersCompleted: [...signersCompleted],
      notificationSentAt: demo.signing === 'cancelled' ? null : daysBefore(now, 2),
      expiresAt: daysBefore(now, -60),
      updatedAt: daysBefore(now, 1),
    },
  ]);
}
