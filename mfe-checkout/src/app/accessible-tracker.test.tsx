import type { HttpHandler } from 'msw';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import { driversLicenseKey, insuranceCardKey, w2Key } from '@forecourt/shared-contracts/documents';
import { getFulfillment, listSlots } from '@forecourt/shared-contracts/fulfillment';
import type { IdVerification } from '@forecourt/shared-contracts/id-verification';
import { chooseRegion } from '@forecourt/shared-contracts/identity';
import { getContract, type Contract } from '@forecourt/shared-contracts/signing';
import { axeFaults } from '@forecourt/shared-contracts/react/testing';
import { answer, identityFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { contractStateFixture } from '../testing/contract-fixture.ts';
import { appointmentFixture, fulfillmentFixture } from '../testing/fulfillment-fixture.ts';
import { loggedErrors } from '../testing/logged-errors.ts';
import { openCheckout } from '../testing/open-checkout.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { documentFixture, type TrackerAnswers } from '../testing/tracker-answers.ts';
import { stepHandlers } from '../testing/step-handlers.ts';
import { trackerHandlers } from '../testing/tracker-handlers.ts';

const api = startApi();
const base = '/progress/FC-1001';
const expectAccessible = async () => expect(await axeFaults()).toEqual([]);
const shown = (text: string | RegExp) => screen.findByText(text);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

const documents = [
  documentFixture(driversLicenseKey, 'COMPLETE'),
  documentFixture(insuranceCardKey, 'COMPLETE'),
];
const ready = { documents, readiness: { ready: true, isSigningNotificationSent: false } };
const signed: Partial<TrackerAnswers> = {
  ...ready,
  signing: { status: 'Signed', signersCompleted: ['buyer'] },
};

function serve(parts?: Partial<TrackerAnswers>, ...more: readonly HttpHandler[]) {
  api.use(...trackerHandlers(parts));
  api.use(...more);
}

describe('axe finds nothing on insurance', { tags: ['matrix'] }, () => {
  const insurance = `${base}/insurance-verification`;
  const refused = (policyStatus: 'LAPSED' | 'NOT_FOUND' | 'ERROR') =>
    ({ status: 'FAILED', policyStatus, hasConsent: true }) as const;

  it.each<[string, TrackerAnswers['insurance'], string | RegExp]>([
    ['without consent', { status: 'NOT_INITIATED', hasConsent: false }, /will confirm with your insurer/],
    ['with its form', { status: 'NOT_INITIATED', hasConsent: true }, /^Insurance company/],
    ['being looked up', { status: 'IN_PROGRESS', hasConsent: true }, /^We're checking with your insurer/],
    ['lapsed', refused('LAPSED'), /this policy has lapsed/],
    ['not found', refused('NOT_FOUND'), /can't find this policy/],
    ['without an answer', refused('ERROR'), /Your insurer didn't answer/],
    [
      'verified',
      {
        status: 'COMPLETED',
        policyStatus: 'ACTIVE',
        hasConsent: true,
        carrier: 'Acme',
        policyNumberLast4: '1234',
      },
      'Insurance verified',
    ],
  ])('%s', async (_state, progress, text) => {
    serve({ insurance: progress });
    await openCheckout(insurance);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    await expectAccessible();
  });

  it('with the mistakes of an empty form', async () => {
    serve({ insurance: { status: 'NOT_INITIATED', hasConsent: true } });
    const { user } = await openCheckout(insurance);
    await user.click(await button('Verify my insurance'));
    expect(
      await screen.findByRole('link', { name: 'Enter the name of your insurance company' }),
    ).toBeVisible();
    await expectAccessible();
  });
});

describe('axe finds nothing on the identity check', { tags: ['matrix'] }, () => {
  const check = `${base}/id-verification`;
  const texted: IdVerification = {
    isExpired: false,
    isCaptureAllowed: true,
    status: 'INITIATED',
    transactionsAmount: 1,
    method: 'text-link',
    phoneLast4: '0142',
    startedAt: '2026-06-15T14:30:00.000Z',
    expiresAt: '2099-06-16T14:30:00.000Z',
  };
  const unverified = { order: orderFixture({ idVerification: { status: 'ERROR' } }) };

  it.each<[string, Partial<TrackerAnswers>, string | RegExp]>([
    ['to be chosen', {}, 'How do you want to verify?'],
    ['on a phone', { idVerification: texted }, /^We texted a link to the phone/],
    [
      'on this device',
      { idVerification: { ...texted, method: 'on-device', phoneLast4: null, providerUrl: '/check/t' } },
      'Your identity check is ready on this device',
    ],
    ['of Illinois', { idVerification: { ...texted, isCaptureAllowed: false } }, /^Please call us to verify/],
    ['expired', { ...unverified, idVerification: { ...texted, isExpired: true } }, 'Your link has expired'],
    [
      'refused',
      { ...unverified, idVerification: { ...texted, status: 'FAILED', failureReason: 'NOT_VERIFIED' } },
      'We were unable to verify your identity',
    ],
    [
      'canceled',
      { ...unverified, idVerification: { ...texted, status: 'FAILED', failureReason: 'CANCELLED' } },
      'The identity check was canceled',
    ],
    [
      'timed out',
      { ...unverified, idVerification: { ...texted, status: 'FAILED', failureReason: 'TIMED_OUT' } },
      'The identity check timed out',
    ],
    [
      'done',
      { order: orderFixture({ idVerification: { status: 'COMPLETED' } }) },
      'Your identity is verified.',
    ],
  ])('%s', async (_state, parts, text) => {
    serve(parts);
    await openCheckout(check);
    expect(await shown(text)).toBeVisible();
    await expectAccessible();
  });

  it('with a wrong number', async () => {
    serve();
    const { user } = await openCheckout(check);
    await user.click(await button('Text me a link'));
    expect(await screen.findByRole('link', { name: 'Enter your mobile phone number' })).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['complete', 'Your ID check is finished'],
    ['incomplete', "Your ID check didn't finish"],
    ['incomplete?reason=timeout', "Your ID check didn't finish"],
  ])('on its result page %s', async (path, title) => {
    await openCheckout(`/progress/id-verification/${path}`, { signedInAs: undefined });
    await heading(title);
    await expectAccessible();
  });
});

describe('axe finds nothing on documents', { tags: ['matrix'] }, () => {
  it.each<[string, string, TrackerAnswers['documents'], string]>([
    ['missing', 'doc-upload', [documentFixture(driversLicenseKey, 'MISSING')], 'Missing'],
    ['in', 'doc-upload', documents, 'Thanks, we have everything'],
    [
      'in but one',
      'doc-upload',
      [...documents, documentFixture(w2Key, 'MISSING')],
      'You can already sign your contract. We need this before we can finish your order.',
    ],
    ['in a summary', 'doc-upload/summary', documents, 'Add or change documents'],
    ['that nobody asks for', 'doc-upload', [], 'No documents needed yet'],
  ])('%s', async (_state, path, list, text) => {
    serve({ documents: list });
    await openCheckout(`${base}/${path}`);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    await expectAccessible();
  });
});

describe('axe finds nothing on signing', { tags: ['matrix'] }, () => {
  const signing = `${base}/signing`;
  const bySigner: Contract['signatures'] = [
    { signer: 'buyer', name: 'Ada Buyer', signedAt: '2026-06-15T15:00:00.000Z' },
  ];
  const stopped: Partial<TrackerAnswers> = {
    ...ready,
    signing: { status: 'Cancelled', signersCompleted: [] },
  };
  const ended = (reason: 'DECLINED' | 'TIMED_OUT' | 'EXPIRED') =>
    contractStateFixture({ isBegun: true, ending: { reason, at: null } });

  it.each<[string, Partial<TrackerAnswers>, ReturnType<typeof contractStateFixture>, string]>([
    ['without consent', ready, { consent: null, contract: null }, 'Electronic records and signatures'],
    ['ready', ready, contractStateFixture(), 'Your contract is ready to sign'],
    [
      'begun',
      { ...ready, signing: { status: 'DocumentsSubmittedForSigning', signersCompleted: [] } },
      contractStateFixture({ isBegun: true, providerUrl: '/sign/t', status: 'DocumentsSubmittedForSigning' }),
      'Your contract is ready for your signature',
    ],
    [
      'signed',
      signed,
      contractStateFixture({ isBegun: true, signatures: bySigner }),
      "You've signed your contract",
    ],
    ['declined', stopped, ended('DECLINED'), 'You declined to sign'],
    ['timed out', stopped, ended('TIMED_OUT'), 'The signing timed out or was canceled'],
    ['expired', stopped, ended('EXPIRED'), 'Your contract has expired'],
  ])('%s', async (_state, parts, contract, text) => {
    serve(parts, answer(getContract, contract));
    await openCheckout(signing);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    await expectAccessible();
  });

  it('to be read', async () => {
    serve(ready, answer(getContract, contractStateFixture()));
    await openCheckout(`${signing}/review`);
    expect(await button('Sign your contract')).toBeVisible();
    await expectAccessible();
  });

  it('that could not be loaded', async () => {
    serve(ready, refuse(getContract, 500, 'error.internal'));
    await openCheckout(signing);
    expect(await shown("Your contract isn't available right now")).toBeVisible();
    await expectAccessible();
  });

  it('for a tab without a session', async () => {
    await openCheckout('/signing/thank-you?orderNumber=FC-1001', { signedInAs: undefined });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  });
});

describe('axe finds nothing on scheduling', { tags: ['matrix'] }, () => {
  const appointment = appointmentFixture();
  const free = answer(listSlots, { timeZone: 'America/New_York', days: [] });

  it.each<[string, string, ReturnType<typeof fulfillmentFixture>, string | RegExp]>([
    ['of an address', '', fulfillmentFixture(), 'How do you want to get your car?'],
    [
      'of a coming delivery that is not paid',
      '',
      fulfillmentFixture({ status: 'Requested', appointment }),
      'Then we can bring your car.',
    ],
    [
      'of a failed delivery',
      '',
      fulfillmentFixture({ status: 'Failed', appointment, canChange: false }),
      /^Your delivery on .* didn't happen/,
    ],
    [
      'of an unconfirmed delivery',
      '',
      fulfillmentFixture({ status: 'Unconfirmed', appointment }),
      'Yes, I have it',
    ],
    [
      'of a delivery that the buyer has',
      '',
      fulfillmentFixture({ status: 'Unconfirmed', appointment, isReceived: true }),
      /^We sent your answer to the dealer/,
    ],
  ])('%s', async (_state, path, fulfillment, text) => {
    serve(signed, answer(getFulfillment, fulfillment), free);
    await openCheckout(`/fulfillment/FC-1001${path}`);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    await expectAccessible();
  });

  it('that could not be loaded', async () => {
    serve(signed, refuse(getFulfillment, 500, 'error.internal'));
    await openCheckout('/fulfillment/FC-1001');
    expect(await shown("We couldn't load your appointment")).toBeVisible();
    await expectAccessible();
  });
});

describe('axe finds nothing when the tracker', { tags: ['matrix'] }, () => {
  it('failed to load', async () => {
    serve({}, refuse(getOrder, 500, 'error.internal'));
    await openCheckout(base);
    await heading("We couldn't load your order");
    await expectAccessible();
    loggedErrors();
  });

  it('cannot find the order', async () => {
    serve({}, refuse(getOrder, 404, 'error.notFound'));
    await openCheckout(base);
    await heading("We can't find this order");
    await expectAccessible();
  });

  it('leads away from a step that is not ready', async () => {
    serve({}, ...stepHandlers());
    await openCheckout(`${base}/payment`);
    expect(await shown(/^Make a Payment isn't open yet/)).toBeVisible();
    await expectAccessible();
  });

  it('needs a sign-in, on a host dealer’s page', async () => {
    api.use(answer(chooseRegion, { region: 'us-east-1', activeRegion: 'us-east-1' }));
    const { user } = await openCheckout(base, {
      signedInAs: undefined,
      parts: {
        placement: 'embedded',
        loadIdentity: async () => identityFixture({ signIn: async () => ({ kind: 'wrong-credentials' }) }),
      },
    });
    expect(await screen.findByLabelText(/^Email/)).toBeVisible();
    await expectAccessible();
    await user.type(screen.getByLabelText(/^Email/), 'buyer@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'Secret1!');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await expectAccessible();
  });
});
