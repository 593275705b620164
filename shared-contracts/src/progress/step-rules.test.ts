import { describe, expect, it } from 'vitest';
import {
  documentsStatus,
  idVerificationStatus,
  insuranceStatus,
  liveIdVerificationStatus,
  paymentStatus,
  fulfillmentStatus,
  signingStatus,
} from './index.ts';
import type { ProgressOrder, ProgressSnapshot } from './index.ts';
import type { ReportedPaymentStatus } from '../commerce/index.ts';
import type { SigningStatus } from '../signing/index.ts';
import type { DocumentStatus } from '../documents/index.ts';

const order: ProgressOrder = {
  dealType: 'Finance',
  dealStatus: undefined,
  isOfframp: false,
  paymentStatus: undefined,
  appointmentTime: undefined,
  idVerificationStatus: undefined,
};
const cash: ProgressOrder = { ...order, dealType: 'Cash' };
const idVerification = { isExpired: false, transactionsAmount: 0 };
const local = { isCashPaid: false, isContractStarted: false };
const unsigned: SigningStatus = { status: 'DocumentsSubmittedForSigning', signersCompleted: [] };
const signed: SigningStatus = { status: 'Signed', signersCompleted: [] };
const notReady = { ready: false, isSigningNotificationSent: false };
const license = (status: DocumentStatus) => ({ key: 'APP.DRIVERSLICENSE', status });
const card = (status: DocumentStatus) => ({ key: 'GEN.INSURANCECARD', status });
const w2 = (status: DocumentStatus) => ({ key: 'APP.W2', status });

describe('Insurance', () => {
  it.each([
    ['no policy status: READY', { status: 'NOT_INITIATED' }, 'READY'],
    ['no policy status: READY (null)', { status: 'NOT_INITIATED', policyStatus: null }, 'READY'],
    ['IN_PROGRESS: IN_PROGRESS', { status: 'IN_PROGRESS', policyStatus: 'IN_PROGRESS' }, 'IN_PROGRESS'],
    ['IN_PROGRESS: IN_PROGRESS (before a policy is found)', { status: 'IN_PROGRESS' }, 'IN_PROGRESS'],
    ['ACTIVE: COMPLETED', { status: 'COMPLETED', policyStatus: 'ACTIVE' }, 'COMPLETED'],
    [
      'PENDING_ACTIVATION: COMPLETED',
      { status: 'COMPLETED', policyStatus: 'PENDING_ACTIVATION' },
      'COMPLETED',
    ],
    ['anything else: NEEDS_ATTENTION', { status: 'FAILED', policyStatus: 'LAPSED' }, 'NEEDS_ATTENTION'],
    [
      'anything else: NEEDS_ATTENTION (unheard of)',
      { status: 'IN_PROGRESS', policyStatus: 'UNKNOWN' },
      'NEEDS_ATTENTION',
    ],
  ] as const)('%s', (_row, insurance, expected) => expect(insuranceStatus({ insurance })).toBe(expected));
});

describe('ID verification', () => {
  it.each([
    ['default READY', order, idVerification, 'READY'],
    [
      'IN_PROGRESS if transactionsAmount above 0',
      order,
      { ...idVerification, transactionsAmount: 1 },
      'IN_PROGRESS',
    ],
    [
      'NEEDS_ATTENTION if the order’s ID status is ERROR',
      { ...order, idVerificationStatus: 'ERROR' },
      idVerification,
      'NEEDS_ATTENTION',
    ],
    [
      'NEEDS_ATTENTION if the verification is expired',
      order,
      { isExpired: true, transactionsAmount: 2 },
      'NEEDS_ATTENTION',
    ],
    [
      'COMPLETED if the order’s ID status is COMPLETED',
      { ...order, idVerificationStatus: 'COMPLETED' },
      { isExpired: true, transactionsAmount: 1 },
      'COMPLETED',
    ],
  ] as const)('%s', (_row, given, verification, expected) =>
    expect(idVerificationStatus({ order: given, idVerification: verification })).toBe(expected),
  );

  it.each([
    [
      'A live result SUCCESSFUL sets COMPLETED',
      'IN_PROGRESS',
      { status: 'SUCCESSFUL', isExpired: false },
      'COMPLETED',
    ],
    ['FAILED sets NEEDS_ATTENTION', 'IN_PROGRESS', { status: 'FAILED', isExpired: false }, 'NEEDS_ATTENTION'],
    ['expired sets NEEDS_ATTENTION', 'READY', { status: 'INITIATED', isExpired: true }, 'NEEDS_ATTENTION'],
    ['INITIATED leaves it', 'IN_PROGRESS', { status: 'INITIATED', isExpired: false }, 'IN_PROGRESS'],
  ] as const)('%s', (_row, status, live, expected) =>
    expect(liveIdVerificationStatus(status, live)).toBe(expected),
  );
});

describe('Documents', () => {
  it.each([
    ['all complete: COMPLETED', [license('COMPLETE'), card('COMPLETE'), w2('COMPLETE')], 'COMPLETED'],
    ['none complete: READY', [license('MISSING'), card('MISSING')], 'READY'],
    ['none complete: READY (no list yet)', [], 'READY'],
    [
      'driver’s license and insurance card complete but others not: NEEDS_ATTENTION',
      [license('COMPLETE'), card('COMPLETE'), w2('MISSING')],
      'NEEDS_ATTENTION',
    ],
    ['otherwise IN_PROGRESS', [license('COMPLETE'), card('MISSING')], 'IN_PROGRESS'],
    [
      'otherwise IN_PROGRESS (another document first)',
      [license('MISSING'), card('MISSING'), w2('COMPLETE')],
      'IN_PROGRESS',
    ],
  ])('%s', (_row, documents, expected) => expect(documentsStatus({ documents })).toBe(expected));
});

describe('Signing', () => {
  const both = [license('COMPLETE'), card('COMPLETE')];
  const base = { order, documents: [], readiness: notReady, signing: unsigned, local };
  const started = { ...local, isContractStarted: true };
  it.each<[string, Parameters<typeof signingStatus>[0], string]>([
    ['COMPLETED if signing is complete', { ...base, signing: signed }, 'COMPLETED'],
    [
      'COMPLETED if the buyer completed',
      { ...base, signing: { ...unsigned, signersCompleted: ['buyer'] } },
      'COMPLETED',
    ],
    [
      'NEEDS_ATTENTION if the deal status is verification expired',
      { ...base, order: { ...order, dealStatus: 'VEXP' } },
      'NEEDS_ATTENTION',
    ],
    [
      'NEEDS_ATTENTION if signing status is Cancelled',
      { ...base, documents: both, signing: { status: 'Cancelled', signersCompleted: [] } },
      'NEEDS_ATTENTION',
    ],
    [
      'READY if both required documents are complete and contract not yet started',
      { ...base, documents: both },
      'READY',
    ],
    [
      'READY if a signing notification was sent',
      { ...base, readiness: { ready: false, isSigningNotificationSent: true } },
      'READY',
    ],
    [
      'READY if the service says ready',
      { ...base, readiness: { ready: true, isSigningNotificationSent: false } },
      'READY',
    ],
    [
      'IN_PROGRESS if ready and contract started',
      { ...base, documents: both, local: started },
      'IN_PROGRESS',
    ],
    ['otherwise NOT_READY', { ...base, documents: [license('COMPLETE')], local: started }, 'NOT_READY'],
    ['a failed readiness call is not ready', { ...base, documents: both, readiness: undefined }, 'NOT_READY'],
    ['a failed status call is not signed', { ...base, documents: both, signing: undefined }, 'READY'],
  ])('%s', (_row, input, expected) => expect(signingStatus(input)).toBe(expected));
});

describe('Payment', () => {
  const paid = { ...local, isCashPaid: true };
  const info = (status: ReportedPaymentStatus) => ({ ...order, paymentStatus: status });
  it.each<[string, ProgressOrder, ProgressSnapshot['signing'], ProgressSnapshot['local'], string]>([
    ['cash order flagged paid locally: COMPLETED', cash, unsigned, paid, 'COMPLETED'],
    ['the local flag counts for cash only', order, unsigned, paid, 'NOT_READY'],
    ['signing not done: NOT_READY', info('FULLY_PAID'), unsigned, local, 'NOT_READY'],
    [
      'cash with an appointment: READY',
      { ...cash, appointmentTime: '2026-12-01T15:00:00Z', paymentStatus: 'PAYMENT_FAILED' },
      signed,
      local,
      'READY',
    ],
    ['no payment info: READY', order, signed, local, 'READY'],
    ['PAYMENT_PENDING: IN_PROGRESS', info('PAYMENT_PENDING'), signed, local, 'IN_PROGRESS'],
    ['PAYMENT_HOLD: IN_PROGRESS', info('PAYMENT_HOLD'), signed, local, 'IN_PROGRESS'],
    ['PAYMENT_FAILED: NEEDS_ATTENTION', info('PAYMENT_FAILED'), signed, local, 'NEEDS_ATTENTION'],
    ['PAYMENT_CAPTURED: COMPLETED', info('PAYMENT_CAPTURED'), signed, local, 'COMPLETED'],
    ['DOWNPAYMENT_PAID: COMPLETED', info('DOWNPAYMENT_PAID'), signed, local, 'COMPLETED'],
    ['FULLY_PAID: COMPLETED', info('FULLY_PAID'), signed, local, 'COMPLETED'],
    [
      'an appointment never takes a confirmed payment back',
      { ...cash, appointmentTime: '2026-12-01T15:00:00Z', paymentStatus: 'FULLY_PAID' },
      signed,
      local,
      'COMPLETED',
    ],
    ['another word: IN_PROGRESS', info('UNKNOWN'), signed, local, 'IN_PROGRESS'],
  ])('%s', (_row, given, signing, hints, expected) =>
    expect(paymentStatus({ order: given, signing, local: hints })).toBe(expected),
  );
});

describe('Schedule', () => {
  it.each<[string, ProgressOrder, ProgressSnapshot['signing'], string]>([
    [
      'COMPLETED when appointmentTime exists',
      { ...order, appointmentTime: '2026-12-01T15:00:00Z' },
      unsigned,
      'COMPLETED',
    ],
    ['READY when signing is done (cash)', cash, signed, 'READY'],
    [
      'cash does not schedule by payment alone',
      { ...cash, paymentStatus: 'FULLY_PAID' },
      unsigned,
      'NOT_READY',
    ],
    [
      'NEEDS_ATTENTION when that appointment may not have taken place (TRACK-90)',
      { ...order, appointmentTime: '2026-06-18T13:00:00.000Z', isHandOverMissed: true },
      signed,
      'NEEDS_ATTENTION',
    ],
    ['no missed appointment without an appointment', { ...order, isHandOverMissed: true }, signed, 'READY'],
    ['READY for finance when signing done', order, signed, 'READY'],
    [
      'READY for finance when payment captured',
      { ...order, paymentStatus: 'PAYMENT_CAPTURED' },
      unsigned,
      'READY',
    ],
    [
      'READY for finance when down payment paid',
      { ...order, paymentStatus: 'DOWNPAYMENT_PAID' },
      unsigned,
      'READY',
    ],
    ['READY for finance when fully paid', { ...order, paymentStatus: 'FULLY_PAID' }, unsigned, 'READY'],
    [
      'a lease follows finance',
      { ...order, dealType: 'Lease', paymentStatus: 'FULLY_PAID' },
      unsigned,
      'READY',
    ],
    ['else NOT_READY', { ...order, paymentStatus: 'PAYMENT_PENDING' }, unsigned, 'NOT_READY'],
  ])('%s', (_row, given, signing, expected) =>
    expect(fulfillmentStatus({ order: given, signing })).toBe(expected),
  );
});
