import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import type { Lender } from '@forecourt/shared-contracts/commerce';
import { contractTerms } from '@forecourt/shared-contracts/signing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { OrderRow } from '@forecourt/backend/orders/index.ts';
import type { TenantStore } from '@forecourt/backend/db/index.ts';
import type { Random } from '@forecourt/backend/ports/index.ts';
import { signingConsents, signingPackages } from '@forecourt/backend/signing/signing.tables.ts';
import { addressLine, type SigningPackageRow } from '@forecourt/backend/signing/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The state of a sample order's contract: sent by the dealer and not opened; created and agreed to; started
 * at the signing page; signed by the buyer only; signed by both; canceled; or expired.
 */
export type SigningSample =
  | 'notified'
  | 'ready'
  | 'begun'
  | 'awaiting-countersign'
  | 'signed'
  | 'cancelled'
  | 'expired';

interface SigningSeed {
  readonly orderNumber: string;
  readonly state: SigningSample;
  readonly now: Date;
  /** When the dealer sent or the buyer requested the contract. */
  readonly madeAt: Date;
  readonly order: OrderRow;
  readonly tenant: Tenant;
  /** The lender that financed orders are assigned to. */
  readonly lender: Lender;
  readonly random: Random;
}

/** Adds a contract to a sample order. Its files are generated when first requested. */
export async function seedSigning(store: TenantStore, seeding: SigningSeed): Promise<void> {
  const { orderNumber, state, now, madeAt, random } = seeding;
  await store.insert(signingPackages, [
    {
      orderNumber,
      envelopeId: random.uuid(),
      signersCompleted: [],
      notificationSentAt: state === 'cancelled' ? null : madeAt,
      expiresAt: new Date(now.getTime() + (state === 'expired' ? -1 : 60) * dayMs),
      updatedAt: madeAt,
      madeAt,
      ...(state !== 'notified' && { terms: termsOf(seeding), language: 'en' }),
      buyerEmail: sampleBuyer(seeding.tenant).email,
      ...stateOf(seeding),
    },
  ]);
  if (state === 'notified') return;
  const consent = { termsVersion: 1, consentLanguage: 'en', givenAt: madeAt };
  await store.insert(signingConsents, [{ id: random.uuid(), orderNumber, ...consent }]);
}

/** The demo buyer, who owns all sample orders and lives where the dealership is. */
function sampleBuyer({ id, fulfillment }: Tenant) {
  const address = addressLine({ ...fulfillment.dealership, line1: '18 Sample Lane', line2: '' });
  return { name: 'Dana Demo', email: `demo@${id}.example`, address };
}

function termsOf({ order, tenant, madeAt, lender }: SigningSeed) {
  return contractTerms({
    dealType: order.dealType,
    orderNumber: order.orderNumber,
    dealRefId: order.dealRefId,
    contractOn: dateOnIn(madeAt, tenant.contact.timeZone),
    seller: {
      legalName: tenant.legalName,
      brandName: tenant.brandName,
      phone: tenant.contact.phoneAbbreviation,
      address: addressLine(tenant.fulfillment.dealership),
    },
    buyer: sampleBuyer(tenant),
    ...(order.dealType === 'Finance' && { assignee: { name: lender.name, address: lender.address } }),
    vehicle: order.vehicle,
    price: order.price,
  });
}

type SampleState = Pick<SigningPackageRow, 'status'> & Partial<Omit<SigningPackageRow, 'tenantId'>>;

function stateOf({ state, tenant, now, madeAt }: SigningSeed): SampleState {
  const signedByBuyer = { buyerName: sampleBuyer(tenant).name, begunAt: madeAt, expiresAt: null };
  switch (state) {
    case 'ready':
      return { status: 'Draft' };
    case 'notified':
      return { status: 'DocumentsSubmittedForSigning' };
    case 'begun':
    case 'expired':
      return { status: 'DocumentsSubmittedForSigning', begunAt: madeAt };
    case 'cancelled':
      return { status: 'Cancelled', begunAt: madeAt, endedAs: 'CANCELLED', endedAt: madeAt };
    case 'awaiting-countersign':
      return {
        ...signedByBuyer,
        status: 'DocumentsSubmittedForSigning',
        signersCompleted: ['buyer'],
        buyerSignedAt: now,
        countersignDueAt: null,
      };
    case 'signed':
      return {
        ...signedByBuyer,
        status: 'Signed',
        signersCompleted: ['buyer', 'dealer'],
        buyerSignedAt: madeAt,
        dealerName: `${tenant.shortLegalName} sales office`,
        dealerSignedAt: new Date(madeAt.getTime() + 60 * 60 * 1000),
      };
  }
}
