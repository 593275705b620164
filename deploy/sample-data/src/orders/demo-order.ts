import type { DealStatus, OrderStatus, PaymentStatus } from '@forecourt/shared-contracts/commerce';
import type { SigningSample } from './seed-signing.ts';
import type { RefusedSample } from '../documents/seed-documents.ts';
import type { AppointmentSample } from './seed-appointment.ts';
import type { IdVerificationSample } from './seed-id-verification.ts';
import type { InsuranceSample } from './seed-insurance.ts';

/** One sample order of a tenant's demo buyer: its history, in days before the seeding. */
export interface DemoOrder {
  /** Its name; together with the tenant it determines the order number, the same at every seeding. */
  readonly key: string;
  readonly dealType: 'Cash' | 'Finance' | 'Lease';
  readonly dealStatus?: DealStatus;
  readonly madeDaysAgo: number;
  /** The buyer's state, whose taxes apply; the tenant's own by default. */
  readonly state?: string;
  /** The first status; SUBMITTED by default. */
  readonly firstStatus?: OrderStatus;
  /** Statuses after the first, with how many days ago each was reached and who moved the order. */
  readonly later?: readonly DemoStep[];
  readonly insurance?: InsuranceSample;
  readonly idVerification?: IdVerificationSample;
  readonly completeDocuments?: readonly string[];
  readonly refusedDocuments?: readonly RefusedSample[];
  readonly signing?: SigningSample;
  readonly paymentStatus?: PaymentStatus;
  readonly delivery?: AppointmentSample;
}

/** One status in an order's history. */
export interface DemoStep {
  readonly status: OrderStatus;
  readonly daysAgo: number;
  readonly actor: 'buyer' | 'dealer' | 'lender' | 'system';
}
