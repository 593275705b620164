import {
  driversLicenseKey,
  insuranceCardKey,
  w2Key,
  type DealDocument,
} from '@forecourt/shared-contracts/documents';
import type { OrderData } from '../domain/order-data.ts';
import { orderFixture } from './order-fixture.ts';

/** The answer of each of the tracker's calls. */
export type TrackerAnswers = { readonly [K in keyof OrderData]: NonNullable<OrderData[K]> };

const names: Readonly<Record<string, string>> = {
  [driversLicenseKey]: "Driver's license",
  [insuranceCardKey]: 'Insurance card',
  [w2Key]: 'Proof of income',
};

/** A document of the deal; the three keys known to the rules have their own names. */
export function documentFixture(key: string, status: 'COMPLETE' | 'MISSING' | 'FAIL'): DealDocument {
  const addedAt = status === 'COMPLETE' ? '2026-06-16T03:30:00.000Z' : null;
  return { id: key, key, name: names[key] ?? key, status, addedAt };
}

/** The answers for a new order; `parts` replace whole answers. */
export function trackerAnswers(parts: Partial<TrackerAnswers> = {}): TrackerAnswers {
  return {
    order: orderFixture(),
    history: [{ id: 'h1', at: '2026-06-15T14:30:00.000Z', values: { orderStatus: 'SUBMITTED' } }],
    insurance: { status: 'NOT_INITIATED', hasConsent: false },
    idVerification: { isExpired: false, transactionsAmount: 0, isCaptureAllowed: true },
    documents: [documentFixture(driversLicenseKey, 'MISSING'), documentFixture(insuranceCardKey, 'MISSING')],
    readiness: { ready: false, isSigningNotificationSent: false },
    signing: { status: 'Draft', signersCompleted: [] },
    ...parts,
  };
}
