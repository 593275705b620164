import type { DealStatus, OrderStatus } from '@forecourt/shared-contracts/commerce';
import type { SigningSample } from '../contracting/index.ts';
import type { RefusedSample } from '../documents/index.ts';
import type { AppointmentSample } from '../fulfillment/index.ts';
import type { IdentitySample } from '../id-verification/index.ts';
import type { InsuranceSample } from '../insurance/index.ts';

/** One sample order of a tenant's demo buyer: what happened so far, in days before the seeding. */
export interface DemoOrder {
  /** Its name; with the tenant it makes the order number, the same at every seeding. */
  readonly key: string;
  readonly dealType: 'Cash' | 'Finance' | 'Lease';
  readonly dealStatus?: DealStatus;
  readonly madeDaysAgo: number;
  /** Where it began; SUBMITTED unless told. */
  readonly firstStatus?: OrderStatus;
  /** Statuses after the first, with how many days ago each came and who moved the order. */
  readonly later?: readonly DemoStep[];
  readonly insurance?: InsuranceSample;
  readonly identity?: IdentitySample;
  readonly completeDocuments?: readonly string[];
  readonly refusedDocuments?: readonly RefusedSample[];
  readonly signing?: SigningSample;
  readonly paymentStatus?: string;
  readonly delivery?: AppointmentSample;
}

/** One status of an order's life. */
export interface DemoStep {
  readonly status: OrderStatus;
  readonly daysAgo: number;
  readonly actor: 'buyer' | 'dealer' | 'lender' | 'system';
}
