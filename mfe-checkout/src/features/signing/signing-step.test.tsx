import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import {
  requestContract,
  downloadContract,
  getContract,
  getSigningReadiness,
  getSigningStatus,
  giveElectronicConsent,
  leaseDisclosure,
  startSigning,
  withdrawElectronicConsent,
  type ContractState,
  type Contract,
  type SigningStatus,
} from '@forecourt/shared-contracts/signing';
import { driversLicenseKey, insuranceCardKey } from '@forecourt/shared-contracts/documents';
import { priceBreakdown } from '@forecourt/shared-contracts/pricing';
import { answer, priceSettingsFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import {
  contractStateFixture,
  contractTermsFixture,
  disclosureFixture,
} from '../../testing/contract-fixture.ts';
import { looksQuiet } from '../../testing/looks-quiet.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { shownSteps } from '../../testing/shown-steps.ts';
import { stickingActions } from '../../testing/sticking-actions.ts';
import { documentFixture, type TrackerAnswers } from '../../testing/tracker-answers.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const base = '/progress/FC-1001/signing';
const providerUrl = '/_sandbox/signing/token';
const noConsent: ContractState = { consent: null, contract: null };
const ready = contractStateFixture();
const begun = contractStateFixture({
  isBegun: true,
  providerUrl,
  status: 'DocumentsSubmittedForSigning',
});
const buyerSigned: Contract['signatures'] = [
  { signer: 'buyer', name: 'Ada Buyer', signedAt: '2026-06-15T15:00:00.000Z' },
];
const signed = contractStateFixture({ isBegun: true, signatures: buyerSigned });
const documented: Partial<TrackerAnswers> = {
  documents: [documentFixture(driversLicenseKey, 'COMPLETE'), documentFixture(insuranceCardKey, 'COMPLETE')],
  readiness: { ready: true, isSigningNotificationSent: false },
};

/** The contract on the server; tests change it. */
function serve(first: ContractState, tracker: Partial<TrackerAnswers> = {}) {
  const server = { now: first, sent: [] as unknown[] };
  api.use(...trackerHandlers({ ...documented, ...tracker }));
  api.use(
    answer(getContract, () => server.now),
    answer(getSigningStatus, () => {
      const { contract } = server.now;
      const signers = contract?.signatures.map(({ signer }) => signer) ?? [];
      return {
        status: contract?.ending ? 'Cancelled' : (contract?.status ?? 'Draft'),
        signersCompleted: signers,
      };
    }),
    answer(giveElectronicConsent, ({ body }) => {
      server.sent.push(body);
      return (server.now = ready);
    }),
    answer(withdrawElectronicConsent, () => (server.now = { ...server.now, consent: null })),
    answer(requestContract, () => (server.now = contractStateFixture({ envelopeId: 'envelope-2' }))),
    answer(startSigning, ({ body }) => {
      server.sent.push(body);
      return (server.now = begun);
    }),
  );
  return server;
}

const signingRow = async () => (await shownSteps())[3]?.status;
const find = (name: string | RegExp) => screen.findByRole('button', { name });

describe('from consent to the signing page', () => {
  beforeEach(() => void vi.spyOn(window, 'open').mockReturnValue(null));
  afterEach(() => void vi.restoreAllMocks());

  test('consent comes before the first document, and is required', async () => {
    const server = serve(noConsent);
    const { user } = await openCheckout(`${base}/review`);
    const agree = await find('Agree and see my contract');
    // On a phone the button sticks to the edge together with its box.
    const box = screen.getByRole('checkbox');
    expect(box.compareDocumentPosition(agree)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(agree.closest('.fc-agree')).toContainElement(box);
    expect(stickingActions()).toEqual([]);
    await user.click(agree);
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(/Check the box to agree/);
    expect(server.sent).toEqual([]);
    expect(screen.queryByText('Vehicle purchase agreement')).toBeNull();
    expect(screen.queryByRole('table', { name: 'Price' })).toBeNull();
    expect(screen.getByText(/Prefer paper\?/)).toBeVisible();
    expect(screen.queryByText(/consent is withdrawn/)).toBeNull();
    expect(screen.getByText(/Change your mind\?/)).toBeVisible();
    await user.click(screen.getByRole('checkbox'));
    await user.click(await find('Agree and see my contract'));
    expect(await screen.findByText('Your contract is ready to sign')).toBeVisible();
    expect(server.sent).toEqual([{ termsVersion: 1, consentLanguage: 'en' }]);
    expect(screen.getByText('Vehicle purchase agreement')).toBeVisible();
  });

  test('the consent is in the language of the page', async () => {
    const server = serve(noConsent);
    const { user } = await openCheckout(`${base}/review`, { page: { locale: 'es' } });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await find('Agree and see my contract'));
    await waitFor(() => expect(server.sent).toEqual([{ termsVersion: 1, consentLanguage: 'es' }]));
  });

  test('what follows the step is shown together with the contract, which would move it', async () => {
    serve(ready);
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    api.use(answer(getContract, () => held.then(() => ready)));
    await openCheckout(base);
    expect(await screen.findByRole('status', { name: 'Loading your contract' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    release();
    expect(await screen.findByText('Your contract is ready to sign')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  });

  test('a summary of the contract is shown on the page, with its figures as tables', async () => {
    const terms = contractTermsFixture();
    const lines = [...terms.lines, { code: 'delivery-fee' as const, amountCents: 0 }];
    serve(contractStateFixture({ terms: { ...terms, lines } }));
    const { user, path } = await openCheckout(`${base}/contract-ready`);
    await user.click(await screen.findByRole('link', { name: 'Review your contract' }));
    const price = await screen.findByRole('table', { name: 'Price' });
    const row = (name: string) => within(price).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(row('Total price')).toHaveTextContent('$43,782.50');
    expect(row('Balance due after the deposit')).toHaveTextContent('$43,532.50');
    expect(row('Sales tax\\s?5.5% in ME')).toHaveTextContent('$2,282.50');
    expect(row('Pickup or delivery')).toHaveTextContent('Included');
    expect(row('Deposit')).toHaveTextContent(/^Deposit\s?\$250\.00$/);
    expect(screen.getByText('Ada Buyer')).toBeVisible();
    expect(screen.queryByText(/SHA-256/)).toBeNull();
    expect(path()).toBe(`${base}/review`);
  });

  test('a financed contract includes the legally required disclosures', async () => {
    const terms = contractTermsFixture({ kind: 'Finance', finance: disclosureFixture });
    serve(contractStateFixture({ terms }));
    await openCheckout(`${base}/review`);
    const finance = await screen.findByRole('region', { name: 'Federal Truth in Lending disclosures' });
    // The four that the law wants to stand out have a box each, with their meaning.
    const boxed = [...finance.querySelectorAll('dl .fc-figure')].map(({ textContent }) => textContent);
    expect(boxed).toEqual(['6.50%', '$4,349.20', '$25,000.00', '$29,349.20']);
    expect(within(finance).getByText('The dollar amount the credit will cost you.')).toBeVisible();
    for (const figure of ['60 months', '$489.15', '$2,500.00', '$31,849.20']) {
      expect(within(finance).getByText(figure)).toBeVisible();
    }
    expect(
      screen.getByText(
        /59 monthly payments of \$489\.15 and a final payment of \$489\.35\. The first is due on Jul 15, 2026, one month after/,
      ),
    ).toBeVisible();
  });

  test('a contract whose first payment is due later says when', async () => {
    const finance = { ...disclosureFixture, firstPaymentDays: 45 };
    serve(contractStateFixture({ terms: contractTermsFixture({ kind: 'Finance', finance }) }));
    await openCheckout(`${base}/review`);
    expect(
      await screen.findByText(
        /\$489\.35\. The first is due on Jul 30, 2026, 45 days after the contract date\./,
      ),
    ).toBeVisible();
  });

  test('a lease contract states payment, what is due at signing, residual, money factor and miles', async () => {
    const price = priceBreakdown({
      purchaseType: 'Lease',
      condition: 'New',
      priceCents: 39_500_00,
      msrpCents: 42_000_00,
      incentivesCents: 1_000_00,
      deliveryFeeCents: 0,
      state: 'IL',
      settings: priceSettingsFixture,
      downPaymentCents: 2_982_04,
    });
    const terms = contractTermsFixture({ kind: 'Lease', lease: leaseDisclosure(price.lease!) });
    serve(contractStateFixture({ terms }));
    await openCheckout(`${base}/review`);
    const words = await screen.findByText(/^This is a lease\./);
    for (const figure of [
      '$2,982.04 due at signing, 36 monthly payments of $527.04, $18,973.44 in total',
      'Residual value $24,360.00, money factor 0.00215, 10,000 miles a year',
    ]) {
      expect(words).toHaveTextContent(figure);
    }
  });

  test('a contract with a trade-in names it, with its value and its payoff', async () => {
    const vehicle = { vin: null, year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE', mileage: 48_200 };
    const tradeIn = { valueCents: 1_800_000, payoffCents: 500_000, equityCents: 1_300_000, vehicle };
    serve(contractStateFixture({ terms: contractTermsFixture({ tradeIn }) }));
    await openCheckout(`${base}/review`);
    const price = within(await screen.findByRole('table', { name: 'Price' }));
    expect(price.getByRole('row', { name: /^Trade-in value/ })).toHaveTextContent('−$18,000.00');
    expect(price.getByRole('row', { name: /^Trade-in payoff/ })).toHaveTextContent('$5,000.00');
    expect(screen.getByText('2021 Toyota Camry XLE')).toBeVisible();
  });

  test('signing opens a new tab, sets the flag, and waits as IN_PROGRESS', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const server = serve(ready);
    const { user, path, platform } = await openCheckout(`${base}/review`);
    expect(await signingRow()).toBe('Get Started');
    await user.click(await find('Sign your contract'));
    expect(await screen.findByText(/contract is ready for your signature/)).toBeVisible();
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/_sandbox\/signing\/token$/),
    );
    expect(tab.opener).toBeNull();
    expect(server.sent).toEqual([{ envelopeId: 'envelope-1' }]);
    expect(path()).toBe(`${base}/hello-again`);
    expect(platform.storage.local.read('contract-started.FC-1001', v.boolean())).toBe(true);
    await waitFor(async () => expect(await signingRow()).toBe('In Progress'));
  });

  test('a browser that blocks the tab shows a link (F66)', async () => {
    serve(ready);
    const { user } = await openCheckout(`${base}/review`);
    await user.click(await find('Sign your contract'));
    const link = await screen.findByRole('link', { name: /Open the signing page/ });
    expect(screen.getByRole('alert')).toHaveTextContent("Your browser didn't open the new tab.");
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('href')).toMatch(/\/_sandbox\/signing\/token$/);
  });

  test('a refusal is shown in place, and the contract stays', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    serve(ready);
    api.use(refuse(startSigning, 409, 'error.signing.unavailable'));
    const { user } = await openCheckout(`${base}/review`);
    await user.click(await find('Sign your contract'));
    expect(await screen.findByRole('alert')).toHaveTextContent("can't be signed anymore");
    expect(tab.close).toHaveBeenCalled();
    expect(screen.getByRole('table', { name: 'Price' })).toBeVisible();
  });
});

describe('started', () => {
  test('the flag of another browser follows the server (T52)', async () => {
    serve(begun);
    const { path } = await openCheckout(base);
    expect(await screen.findByText(/contract is ready for your signature/)).toBeVisible();
    expect(path()).toBe(`${base}/hello-again`);
    await waitFor(async () => expect(await signingRow()).toBe('In Progress'));
  });

  test('an expired link is opened again', async () => {
    const server = serve(contractStateFixture({ isBegun: true }));
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await openCheckout(base);
    const reopen = await find('Reopen the signing page');
    expect(screen.getByLabelText('Warning')).toBeVisible();
    await user.click(reopen);
    expect(await screen.findByRole('link', { name: /Open the signing page/ })).toBeVisible();
    expect(server.sent).toEqual([{ envelopeId: 'envelope-1' }]);
    vi.restoreAllMocks();
  });

  test('a check says that it failed, or that nothing is signed yet', async () => {
    serve(begun);
    const { user } = await openCheckout(base);
    await find('Check now');
    api.use(refuse(getContract, 500, 'error.internal'));
    await user.click(await find('Check now'));
    expect(await screen.findByText(/^The last check didn't go through\./)).toBeVisible();
    serve(begun);
    await user.click(await find('Check now'));
    expect(await screen.findByText(/^Signed already\? Last checked at/)).toBeVisible();
    expect(screen.getByText(/not signed yet\.$/)).toHaveRole('status');
  });

  test('a signature in the other tab shows up when this one regains attention, by any route (F66)', async () => {
    const server = serve(begun);
    const { path, platform } = await openCheckout(`${base}/hello-again`);
    await screen.findByText(/contract is ready for your signature/);
    const visited: string[] = [];
    platform.navigation.subscribe(({ location }) => visited.push(location.pathname));
    server.now = signed;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText("You've signed your contract")).toBeVisible();
    expect(path()).toBe(`${base}/thank-you`);
    // The step changes its address once; nothing navigates in order to read again.
    expect(visited).toEqual([`${base}/thank-you`]);
    expect(await signingRow()).toBe('Completed');
    expect(screen.getByText('Not signed yet')).toBeVisible();
  });

  test('the contract of an order that is signed may lack the signature for a moment; nobody is waited for', async () => {
    const server = serve(contractStateFixture({ isBegun: true, signatures: [] }));
    api.use(
      answer(getSigningStatus, { status: 'DocumentsSubmittedForSigning', signersCompleted: ['buyer'] }),
    );
    await openCheckout(`${base}/thank-you`);
    expect(await screen.findByText("You've signed your contract")).toBeVisible();
    expect(screen.queryByText('Not signed yet')).toBeNull();
    server.now = signed;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Not signed yet')).toBeVisible();
  });

  test('the next step opens once the order knows of the signature, so that it does not redirect back', async () => {
    const server = serve(begun);
    await openCheckout(`${base}/hello-again`);
    await screen.findByText(/contract is ready for your signature/);
    server.now = signed;
    const behind: SigningStatus = { status: 'DocumentsSubmittedForSigning', signersCompleted: [] };
    api.use(answer(getSigningStatus, behind));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText("You've signed your contract")).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Next:/ })).toBeNull();
    api.use(answer(getSigningStatus, { ...behind, signersCompleted: ['buyer'] }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('link', { name: 'Next: Make a Payment' })).toBeVisible();
    expect(await signingRow()).toBe('Completed');
  });

  test('consent can be withdrawn until the contract is signed, folded below its date', async () => {
    serve(begun);
    const { user } = await openCheckout(base);
    const withdraw = await find('Withdraw my consent');
    expect(looksQuiet(withdraw)).toBe(true);
    expect(withdraw).not.toBeVisible();
    await user.click(screen.getByText(/^You agreed to electronic records on/));
    await user.click(withdraw);
    expect(await screen.findByText('Electronic records and signatures')).toBeVisible();
    const notice = screen.getByText(/^Your consent is withdrawn\./);
    expect(notice.closest('[role=status]')).toBeVisible();
    await user.click(screen.getByRole('checkbox'));
    await user.click(await find('Agree and see my contract'));
    expect(await screen.findByText('Your contract is ready to sign')).toBeVisible();
    expect(screen.queryByText(/^Your consent is withdrawn\./)).toBeNull();
  });
});

describe('the result', () => {
  test.each([
    ['DECLINED', 'You declined to sign'],
    ['TIMED_OUT', 'The signing timed out or was canceled'],
    ['EXPIRED', 'Your contract has expired'],
  ] as const)('%s: the dealer’s phone, and a button for a new contract', async (reason, title) => {
    serve(contractStateFixture({ isBegun: true, ending: { reason, at: null } }));
    const { user, path } = await openCheckout(`${base}/thank-you`);
    expect(await screen.findByText(title)).toBeVisible();
    expect(path()).toBe(base);
    expect(await signingRow()).toBe('Needs Attention');
    expect(screen.getByRole('link', { name: /Call / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    await user.click(await find('Get a new contract'));
    expect(await screen.findByText('Your contract is ready to sign')).toBeVisible();
    await waitFor(async () => expect(await signingRow()).toBe('Get Started'));
  });

  test('a closed deal gets no new contract', async () => {
    serve(contractStateFixture({ ending: { reason: 'CLOSED', at: null } }));
    await openCheckout(base);
    expect(await screen.findByText('There is no contract to sign')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get a new contract' })).toBeNull();
  });

  test('verification expired: to the ID verification step, then to a new contract', async () => {
    const expired = orderFixture({ deal: { type: 'Cash', dealRefId: 'deal-1001', status: 'VEXP' } });
    serve(ready, { order: expired });
    const { user, platform } = await openCheckout(base);
    expect(await screen.findByText('Your verification has expired')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Verify my ID' });
    expect(link).toHaveAttribute('href', '/progress/FC-1001/id-verification');
    // In the step the number to call is on its button alone; the footer below it has it too.
    const call = screen.getAllByRole('link', { name: /555/ });
    expect(call.filter((one) => one.closest('.fc-step'))).toHaveLength(1);
    api.use(answer(getOrder, { data: { ...expired, idVerification: { status: 'COMPLETED' } } }));
    await user.click(link);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Your identity is verified.')).toBeVisible();
    act(() => platform.navigation.push(base));
    expect(await screen.findByText("You're verified again")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get a new contract' })).toBeVisible();
  });

  test('signed by both: the final copy', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:contract');
    URL.revokeObjectURL = vi.fn();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const dealer = { signer: 'dealer' as const, name: 'Sales office', signedAt: '2026-06-15T15:01:00.000Z' };
    serve(
      contractStateFixture({ isFinalReady: true, signatures: [...buyerSigned, dealer], status: 'Signed' }),
    );
    const asked: (string | null)[] = [];
    api.use(
      answer(downloadContract, ({ query }) => {
        asked.push(query.get('copy'));
        return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
      }),
    );
    const { user } = await openCheckout(`${base}/thank-you`);
    expect(await screen.findByText('Everyone has signed. Keep your copy.')).toBeVisible();
    expect(screen.getByText(/^Sales office\s*Jun 15, 2026 at/)).toBeVisible();
    await user.click(await find('Download signed PDF'));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(asked).toEqual(['final']);
    vi.restoreAllMocks();
  });

  test('a contract that cannot be loaded says so, and can be retried', async () => {
    serve(ready);
    api.use(refuse(getContract, 404, 'error.notFound'));
    const { user } = await openCheckout(base);
    expect(await screen.findByText("Your contract isn't available right now")).toBeVisible();
    api.use(answer(getContract, ready));
    await user.click(await find('Try again'));
    expect(await screen.findByText('Your contract is ready to sign')).toBeVisible();
  });
});

describe('before the loan is accepted', () => {
  test.each([
    ['DPEN', 'The lender is deciding', 'See your application', 'Waiting for the lender'],
    ['APEN', 'The lender is deciding', 'See your application', 'Waiting for the lender'],
    ['LSEL', 'Your loan is approved', 'See the terms', 'Your turn'],
    ['LDEC', 'No lender approved this application', 'See your options', 'Your turn'],
  ] as const)(
    '%s: the loan comes first, and no consent is requested',
    async (status, title, action, owner) => {
      serve(noConsent, {
        order: orderFixture({ deal: { type: 'Finance', dealRefId: 'deal-1001', status } }),
      });
      const { path } = await openCheckout(`${base}/review`);
      expect(await screen.findByText(title)).toBeVisible();
      expect(path()).toBe(base);
      expect(screen.getByText('The loan comes first, then the contract.')).toBeVisible();
      expect(screen.getByText(owner)).toBeVisible();
      expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/checkout/FC-1001');
      expect(screen.queryByRole('checkbox')).toBeNull();
      expect(screen.getByText('Opens when you accept your loan')).toBeVisible();
      expect(await signingRow()).toBe('Get Started');
    },
  );
});

test('keyboard users keep their place: the heading takes focus after consent', async () => {
  serve(noConsent);
  const { user } = await openCheckout(base);
  await user.click(await screen.findByRole('checkbox'));
  await user.click(await find('Agree and see my contract'));
  await screen.findByText('Your contract is ready to sign');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

describe('/signing', () => {
  test.each([
    ['/signing?orderNumber=FC-1001', `${base}`],
    ['/signing/thank-you?orderNumber=FC-1001', `${base}/thank-you`],
    ['/signing/hello-again?orderNumber=FC-1001', `${base}/thank-you`],
  ])('%s redirects to the order’s own step', async (target, expected) => {
    serve(signed);
    const { path } = await openCheckout(target);
    expect(await screen.findByText("You've signed your contract")).toBeVisible();
    expect(path()).toBe(expected);
  });

  test('another account is not allowed, and can sign in with the right one', async () => {
    api.use(refuse(getSigningReadiness, 404, 'error.notFound'));
    const { user } = await openCheckout('/signing?orderNumber=FC-1001');
    expect(await screen.findByText("You can't open this contract")).toBeVisible();
    expect(screen.getByText(/You're signed in as buyer@example\.com/)).toBeVisible();
    await user.click(await find('Sign in with another email'));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/sign-in?returnTo=%2Fsigning%3ForderNumber%3DFC-1001',
    );
  });

  test('a tab without a session shows thanks, and makes no call', async () => {
    await openCheckout('/signing/thank-you?orderNumber=FC-1001', { signedInAs: undefined });
    expect(await screen.findByText('Thank you for signing')).toBeVisible();
    expect(api.calls).toEqual([]);
  });
});
