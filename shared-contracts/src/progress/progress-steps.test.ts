import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeStep, isOfframp, isOpen, landingStep, progressSteps, stepSequence } from './index.ts';
import type { ProgressSnapshot, ProgressStep, StepStatus } from './index.ts';
import { dealStatusCodes, paymentStatuses } from '../commerce/index.ts';
import { signingStatuses } from '../signing/signing-endpoints.ts';
import { documentStatuses } from '../documents/document-schema.ts';
import { insuranceStatuses, policyStatuses } from '../insurance/insurance-progress.ts';

const shown = { isToggleOn: false, showDeliveryStep: false, showPaymentStep: false };
const all = ['insurance', 'id-verification', 'documents', 'signing', 'payment', 'fulfillment'];

describe('stepSequence', () => {
  it.each([
    ['the full sequence is the six steps', false, shown, all],
    ['an offramp order omits payment', true, shown, all.filter((id) => id !== 'payment')],
    [
      'the flags count only under the toggle',
      false,
      { ...shown, isToggleOn: true, showPaymentStep: true },
      all.filter((id) => id !== 'fulfillment'),
    ],
    [
      'a tenant may hide payment',
      false,
      { isToggleOn: true, showDeliveryStep: true, showPaymentStep: false },
      all.filter((id) => id !== 'payment'),
    ],
    ['a tenant may hide both', false, { ...shown, isToggleOn: true }, all.slice(0, 4)],
  ])('%s', (_row, offramp, visibility, expected) =>
    expect(stepSequence(offramp, visibility)).toEqual(expected),
  );
});

const steps = (...statuses: StepStatus[]): ProgressStep[] =>
  statuses.map((status, at) => ({ id: all[at] as ProgressStep['id'], status }));

describe('activeStep', () => {
  it.each([
    [
      'the first step that is neither completed nor not-ready',
      steps('COMPLETED', 'NEEDS_ATTENTION', 'READY'),
      'id-verification',
    ],
    ['passes over a step that is not ready', steps('COMPLETED', 'NOT_READY', 'READY'), 'documents'],
    ['if none, the last completed step', steps('COMPLETED', 'COMPLETED', 'NOT_READY'), 'id-verification'],
    ['none when nothing is open or completed', steps('NOT_READY', 'NOT_READY'), undefined],
  ])('%s', (_row, given, expected) => expect(activeStep(given)?.id).toBe(expected));
});

describe('landingStep', () => {
  it.each([
    ['the first incomplete step that is ready', steps('COMPLETED', 'READY'), 'id-verification'],
    ['the last one when all are done', steps('COMPLETED', 'COMPLETED', 'COMPLETED'), 'documents'],
    ['ID verification when none is ready or done', steps('NOT_READY', 'NOT_READY'), 'id-verification'],
  ] as const)('is %s (TRACK-9)', (_row, given, expected) => expect(landingStep(given)).toBe(expected));
});

describe('isOfframp', () => {
  it.each([
    ['OFFRAMP', [], true],
    ['SUBMITTED', [{ values: { orderStatus: 'OFFRAMP' } }], true],
    ['SUBMITTED', [{ values: { orderStatus: 'SOLD' } }], false],
  ] as const)('%s', (status, history, expected) => expect(isOfframp(status, history)).toBe(expected));
});

const text = (...known: string[]) => fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: 12 }));
const optional = <T extends string>(known: readonly T[]) =>
  fc.option(fc.constantFrom(...known), { nil: undefined });

const snapshot: fc.Arbitrary<ProgressSnapshot> = fc.record({
  order: fc.record({
    dealType: fc.constantFrom('Cash', 'Finance', 'Lease'),
    dealStatus: optional(dealStatusCodes),
    isOfframp: fc.boolean(),
    paymentStatus: optional([...paymentStatuses, 'UNKNOWN'] as const),
    appointmentTime: fc.option(fc.constant('2026-12-01T15:00:00Z'), { nil: undefined }),
    idVerificationStatus: optional(['ERROR', 'COMPLETED', 'UNKNOWN'] as const),
  }),
  insurance: fc.record({
    status: fc.constantFrom(...insuranceStatuses, 'UNKNOWN' as const),
    policyStatus: optional([...policyStatuses, 'UNKNOWN'] as const),
  }),
  idVerification: fc.record({ isExpired: fc.boolean(), transactionsAmount: fc.nat(3) }),
  documents: fc.array(
    fc.record({
      key: text('APP.DRIVERSLICENSE', 'GEN.INSURANCECARD', 'APP.W2'),
      status: fc.constantFrom(...documentStatuses, 'UNKNOWN' as const),
    }),
    { maxLength: 4 },
  ),
  readiness: fc.option(fc.record({ ready: fc.boolean(), isSigningNotificationSent: fc.boolean() }), {
    nil: undefined,
  }),
  signing: fc.option(
    fc.record({
      status: fc.constantFrom(...signingStatuses, 'UNKNOWN' as const),
      signersCompleted: fc.array(text('buyer', 'dealer'), { maxLength: 2 }),
    }),
    { nil: undefined },
  ),
  local: fc.record({ isCashPaid: fc.boolean(), isContractStarted: fc.boolean() }),
});
const visibility = fc.record({
  isToggleOn: fc.boolean(),
  showDeliveryStep: fc.boolean(),
  showPaymentStep: fc.boolean(),
});
const statuses = ['NOT_READY', 'READY', 'IN_PROGRESS', 'COMPLETED', 'NEEDS_ATTENTION'];

describe('any combination of inputs', () => {
  it('P05 gives one of five statuses per step, and one active step if any step is open', () => {
    fc.assert(
      fc.property(snapshot, visibility, (given, shows) => {
        const found = progressSteps(given, shows);
        expect(found.every((step) => statuses.includes(step.status))).toBe(true);
        const open = found.filter(isOpen);
        if (open.length > 0) expect(activeStep(found)).toBe(open[0]);
      }),
    );
  });

  it('offramp never shows payment', () => {
    fc.assert(
      fc.property(snapshot, visibility, (given, shows) => {
        const found = progressSteps({ ...given, order: { ...given.order, isOfframp: true } }, shows);
        expect(found.some((step) => step.id === 'payment')).toBe(false);
      }),
    );
  });

  it('a signing failure is not ready, never an exception', () => {
    fc.assert(
      fc.property(snapshot, (given) => {
        const order = { ...given.order, dealStatus: undefined };
        const found = progressSteps({ ...given, order, readiness: undefined, signing: undefined }, shown);
        expect(found.find((step) => step.id === 'signing')?.status).toBe('NOT_READY');
      }),
    );
  });

  it('P06 COMPLETED never regresses while inputs only advance', () => {
    fc.assert(
      fc.property(snapshot, (given) => {
        const advanced: ProgressSnapshot = {
          ...given,
          order: {
            ...given.order,
            idVerificationStatus: 'COMPLETED',
            appointmentTime: '2026-12-01T15:00:00Z',
            paymentStatus: 'FULLY_PAID',
          },
          insurance: { status: 'COMPLETED', policyStatus: 'ACTIVE' },
          documents: given.documents.map((document) => ({ ...document, status: 'COMPLETE' })),
          signing: { status: 'Signed', signersCompleted: ['buyer'] },
          local: { isCashPaid: true, isContractStarted: true },
        };
        const before = progressSteps(given, shown).filter((step) => step.status === 'COMPLETED');
        const after = new Map(progressSteps(advanced, shown).map((step) => [step.id, step.status]));
        for (const step of before) expect(after.get(step.id)).toBe('COMPLETED');
      }),
    );
  });

  it('P06 nor when any part of it advances on its own', () => {
    const advances: Readonly<Record<string, (given: ProgressSnapshot) => ProgressSnapshot>> = {
      insurance: (given) => ({ ...given, insurance: { status: 'COMPLETED', policyStatus: 'ACTIVE' } }),
      idVerification: (given) => ({ ...given, order: { ...given.order, idVerificationStatus: 'COMPLETED' } }),
      documents: (given) => ({
        ...given,
        documents: given.documents.map((document) => ({ ...document, status: 'COMPLETE' })),
      }),
      readiness: (given) => ({ ...given, readiness: { ready: true, isSigningNotificationSent: true } }),
      signing: (given) => ({ ...given, signing: { status: 'Signed', signersCompleted: ['buyer'] } }),
      payment: (given) => ({ ...given, order: { ...given.order, paymentStatus: 'FULLY_PAID' } }),
      appointment: (given) => ({
        ...given,
        order: { ...given.order, appointmentTime: '2026-12-01T15:00:00Z' },
      }),
      hints: (given) => ({ ...given, local: { isCashPaid: true, isContractStarted: true } }),
    };
    const order = fc.shuffledSubarray(Object.values(advances), { minLength: 1 });
    fc.assert(
      fc.property(snapshot, order, (given, taken) => {
        const before = progressSteps(given, shown).filter((step) => step.status === 'COMPLETED');
        const advanced = taken.reduce((state, advance) => advance(state), given);
        const after = new Map(progressSteps(advanced, shown).map((step) => [step.id, step.status]));
        for (const step of before) expect(after.get(step.id)).toBe('COMPLETED');
      }),
    );
  });

  it('a single step that is not ready is never the active one', () => {
    fc.assert(
      fc.property(snapshot, visibility, (given, shows) => {
        const found = progressSteps(given, shows);
        expect(activeStep(found)?.status).not.toBe('NOT_READY');
        const landed = found.find((step) => step.id === landingStep(found));
        expect(landed?.status).not.toBe('NOT_READY');
      }),
    );
  });
});
