import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  getLenderDecision,
  getOrder,
  retryOrder,
  type LenderDecision,
} from '@forecourt/shared-contracts/commerce';
import { driversLicenseKey, insuranceCardKey } from '@forecourt/shared-contracts/documents';
import { priceBreakdown } from '@forecourt/shared-contracts/pricing';
import { getContract } from '@forecourt/shared-contracts/signing';
import { answer, refuse, priceSettingsFixture, startApi } from '@forecourt/shared-contracts/testing';
import {
  contractStateFixture,
  contractTermsFixture,
  disclosureFixture,
} from '../../testing/contract-fixture.ts';
import { loggedErrors } from '../../testing/logged-errors.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { stickingActions } from '../../testing/sticking-actions.ts';
import { documentFixture, type TrackerAnswers } from '../../testing/tracker-answers.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const base = '/checkout/FC-1001';

const done: Partial<TrackerAnswers> = {
  order: orderFixture({
    orderStatus: 'SOLD',
    paymentInfo: { status: 'FULLY_PAID' },
    idVerification: { status: 'COMPLETED' },
    delivery: { type: 'PICKUP', appointmentTime: '2026-07-01T18:00:00.000Z' },
  }),
  insurance: { status: 'COMPLETED', policyStatus: 'ACTIVE', hasConsent: true },
  documents: [documentFixture(driversLicenseKey, 'COMPLETE'), documentFixture(insuranceCardKey, 'COMPLETE')],
  readiness: { ready: true, isSigningNotificationSent: true },
  signing: { status: 'Signed', signersCompleted: ['buyer', 'dealer'] },
};

const finance = {
  downPaymentCents: 250_000,
  financedCents: 2_500_000,
  monthlyPaymentCents: 48_915,
  termMonths: 60,
  aprPercent: 6.5,
};

const decisionOf = (lenderName: string | null): LenderDecision => ({
  ...{ dealStatus: 'FUND', orderStatus: 'DELIVERED', lenderName },
  ...{ submittedAt: '2026-06-15T14:30:00.000Z', dueAt: '2026-06-16T14:30:00.000Z' },
  ...{ decidedAt: null, respondedAt: null, terms: null, askedTerms: null },
  ...{ reasons: [], conditions: [], lender: null },
});

describe('order received', () => {
  test('offers no refundable deposit once the contract is signed', async () => {
    api.use(...trackerHandlers({ ...done, order: orderFixture() }));
    await openCheckout(`${base}/received`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Contract signed' })).toBeVisible();
    expect(screen.queryByText(/Order received|refundable|estimated/i)).toBeNull();
    expect(screen.queryByText("You haven't been charged")).toBeNull();
    expect(screen.queryByRole('link', { name: 'Pay the deposit' })).toBeNull();
  });

  test('a refused file comes before what was not started, and its step says so', async () => {
    const documents = [
      documentFixture(driversLicenseKey, 'FAIL'),
      documentFixture(insuranceCardKey, 'MISSING'),
    ];
    api.use(...trackerHandlers({ documents }));
    await openCheckout(`${base}/received`);
    expect(await screen.findByRole('link', { name: 'Next: Upload Documents' })).toBeVisible();
    const [, , row] = within(screen.getByRole('list', { name: "What's next" })).getAllByRole('listitem');
    expect(row).toHaveTextContent("Upload DocumentsNeeds AttentionA file wasn't accepted");
  });

  test('shows what was ordered and what comes next, and links to the first open step', async () => {
    api.use(...trackerHandlers());
    const { path, user } = await openCheckout(base);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order received' })).toBeVisible();
    expect(path()).toBe(`${base}/received`);
    expect(document.querySelector('.fc-moment h1')).toHaveTextContent('Order received');
    // Where the line is too short for both, it breaks between them, and never within the number.
    const number = screen.getByText('Order FC-1001');
    expect(number.parentElement).toHaveTextContent(/^Order FC-1001 Jun\s15,\s2026$/);
    expect(screen.getByText('Your turn')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'What you ordered' }));
    expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent('$43,783');
    const card = within(screen.getByRole('article'));
    expect(card.getByText('cash total')).toBeVisible();
    const price = card.getByRole('button', { name: "More about What's in this price" });
    await user.hover(price);
    expect(price).toHaveAccessibleDescription('Vehicle $41,500 Taxes and fees $2,283 Total $43,783');
    const steps = within(screen.getByRole('list', { name: "What's next" }));
    expect(steps.getAllByRole('listitem')).toHaveLength(6);
    const next = screen.getByRole('link', { name: 'Next: Verify Insurance' });
    expect(next).toHaveAttribute('href', '/progress/FC-1001/insurance-verification');
    // The one next action is on the first screen: above the steps, not below them.
    const [first] = steps.getAllByRole('listitem');
    expect(next.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(stickingActions()).toEqual(['Next: Verify Insurance']);
  });

  test('the deposit is offered once, and said to be refundable once', async () => {
    api.use(...trackerHandlers());
    await openCheckout(base);
    await screen.findByRole('heading', { level: 1, name: 'Order received' });
    const mail = screen.getByText('Watch your email');
    expect(mail.parentElement).toHaveTextContent("We'll send updates to buyer@example.com.");
    // What was not charged is the deposit.
    const charge = screen.getByText("You haven't been charged");
    expect(charge.parentElement).toHaveTextContent('You can pay your');
    expect(screen.getByRole('link', { name: 'Pay the deposit' })).toBeVisible();
    expect(screen.getAllByText(/deposit.*100% refundable/)).toHaveLength(1);
  });

  const insured = { status: 'COMPLETED', policyStatus: 'ACTIVE', hasConsent: true } as const;
  const verified = orderFixture({ idVerification: { status: 'COMPLETED' } });
  test.each<[string, Partial<TrackerAnswers>]>([
    ['1 of 6 steps done', { insurance: insured }],
    ['Ready to sign', { order: verified, insurance: insured, documents: done.documents ?? [] }],
  ])('says how far the order is: %s', async (title, answers) => {
    api.use(...trackerHandlers(answers));
    await openCheckout(base);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.queryByText("You haven't been charged")).toBeNull();
    // A step that is done is one line.
    const [first] = within(screen.getByRole('list', { name: "What's next" })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Verify InsuranceCompleted$/);
  });

  const loan = { type: 'Finance', dealRefId: 'deal-1001', status: 'SIGN' } as const;
  const sent = (isRestDue: boolean) =>
    orderFixture({ ...done.order, deal: loan, paymentInfo: { status: 'PAYMENT_PENDING', isRestDue } });
  test.each<[string, Partial<TrackerAnswers>, string, string[]]>([
    ['a bank transfer', { order: sent(false) }, 'Waiting for the bank', []],
    ['the rest of a payment', { order: sent(true) }, 'Your turn', ['Next: Make a Payment']],
    [
      'an insurer',
      { insurance: { status: 'IN_PROGRESS', hasConsent: true } },
      'Waiting for your insurer',
      [],
    ],
  ])('says whose turn it is: %s', async (_row, answers, owner, links) => {
    api.use(...trackerHandlers({ ...done, ...answers }));
    await openCheckout(`${base}/received`);
    expect(await screen.findByText(owner)).toBeVisible();
    const shown = screen.queryAllByRole('link', { name: /^Next:/ });
    expect(shown.map(({ textContent }) => textContent)).toEqual(links);
  });

  test('an order that exists is loaded behind the outline of its page, not behind the redirect loader', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((done) => (letGo = done));
    const late = answer(getOrder, async () => {
      await held;
      return { data: orderFixture() };
    });
    api.use(late, ...trackerHandlers());
    await openCheckout(base);
    expect(await screen.findByRole('status', { name: 'Loading your order' })).toBeVisible();
    expect(screen.queryByText('Hold on while we prepare your order.')).toBeNull();
    letGo();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order received' })).toBeVisible();
  });

  test('an order that is still being created waits, then continues by itself', async () => {
    api.use(...trackerHandlers({ order: orderFixture({ orderStatus: 'DRAFT' }) }));
    const { user } = await openCheckout(base);
    expect(await screen.findByText('Hold on while we prepare your order.')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show elapsed time' }));
    expect(screen.getByRole('timer')).toBeVisible();
    api.use(...trackerHandlers());
    expect(await screen.findByRole('heading', { name: 'Order received' })).toBeVisible();
  });

  test('an order that could not be created: the server issue page retries', async () => {
    api.use(...trackerHandlers({ order: orderFixture({ orderStatus: 'ORDER_INITIATION_FAILED' }) }));
    const { user } = await openCheckout(base);
    await screen.findByRole('heading', { level: 1, name: "We couldn't set up your order" });
    api.use(refuse(retryOrder, 503, 'error.unavailable'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/That didn't work/)).toBeVisible();
    api.use(...trackerHandlers(), answer(retryOrder, { data: orderFixture() }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Order received' })).toBeVisible();
  });

  test('a joint order names both buyers, on its page and its receipt', async () => {
    api.use(...trackerHandlers({ order: orderFixture({ buyers: ['Ann Example', 'Ben Example'] }) }));
    const { user } = await openCheckout(base);
    expect(await screen.findByText('Buyers: Ann Example and Ben Example')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Order summary' }));
    expect(await screen.findByText(/^Ann Example and Ben Example, /)).toBeVisible();
  });

  test('a trade-in is on the receipt: the vehicle, its value and the payoff', async () => {
    const { price } = orderFixture();
    const order = orderFixture({
      tradeIn: { vin: null, year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE', mileage: 48_200 },
      price: { ...price, tradeIn: { valueCents: 1_800_000, payoffCents: 2_100_000, equityCents: -300_000 } },
    });
    api.use(...trackerHandlers({ order }));
    await openCheckout(`${base}/receipt`);
    expect(await screen.findByText('2021 Toyota Camry XLE')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'What you ordered' }));
    expect(table.getByRole('row', { name: /^Trade-in value/ })).toHaveTextContent('−$18,000.00');
    expect(table.getByRole('row', { name: /^Trade-in payoff/ })).toHaveTextContent('$21,000.00');
  });

  test('another account’s order is not found; a server error can be retried', async () => {
    api.use(refuse(getOrder, 404, 'error.notFound'), ...trackerHandlers());
    await openCheckout(base);
    expect(await screen.findByRole('heading', { name: "We can't find this order" })).toBeVisible();
  });

  test.each(['received', 'receipt'])('the %s page names incentives, or shows their sum', async (page) => {
    const { price } = orderFixture();
    const lines = [...price.lines, { code: 'incentives' as const, amountCents: -300_000 }];
    const incentives = [
      { id: 'a', name: 'Customer cash', savingsCents: 200_000 },
      { id: 'b', name: 'Graduate bonus', savingsCents: 100_000 },
    ];
    api.use(...trackerHandlers({ order: orderFixture({ price: { ...price, lines, incentives } }) }));
    const named = await openCheckout(`${base}/${page}`);
    expect(await screen.findByRole('row', { name: /^Customer cash −\$2,000/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Graduate bonus −\$1,000/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Incentives/ })).toBeNull();
    named.unmount();
    api.use(...trackerHandlers({ order: orderFixture({ price: { ...price, lines } }) }));
    await openCheckout(`${base}/${page}`);
    expect(await screen.findByRole('row', { name: /^Incentives −\$3,000/ })).toBeVisible();
  });

  test.each([
    [{ type: 'PICKUP' as const }, 'Included'],
    [null, 'Not chosen yet'],
  ])('with %j, pickup or delivery without a fee is %s', async (delivery, text) => {
    const { price } = orderFixture();
    const lines = [...price.lines, { code: 'delivery-fee' as const, amountCents: 0 }];
    api.use(...trackerHandlers({ order: orderFixture({ delivery, price: { ...price, lines } }) }));
    await openCheckout(`${base}/received`);
    expect(await screen.findByRole('row', { name: `Pickup or delivery ${text}` })).toBeVisible();
  });

  test('next to a contract, the receipt names the sales tax as the page of the order does', async () => {
    const readiness = { ready: true, isSigningNotificationSent: false };
    api.use(...trackerHandlers({ readiness }));
    await openCheckout(`${base}/receipt`);
    expect(await screen.findByRole('row', { name: /^Sales tax\s?5\.5% in ME/ })).toHaveTextContent(
      '$2,282.50',
    );
  });

  test('the receipt has every line, and a link back', async () => {
    api.use(...trackerHandlers());
    await openCheckout(`${base}/receipt`);
    // Nothing has been paid yet.
    await screen.findByRole('heading', { level: 1, name: 'Order summary' });
    expect(screen.getByText('Ada, buyer@example.com')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'What you ordered' }));
    for (const [label, amount] of [
      ['Vehicle price', '$41,500.00'],
      ['Sales tax', '$2,282.50'],
      ['Total', '$43,782.50'],
      ['Refundable deposit', '$250.00'],
    ] as const) {
      expect(table.getByRole('row', { name: new RegExp(`^${label}`) })).toHaveTextContent(amount);
    }
    expect(screen.getByRole('link', { name: 'Back to your order' })).toHaveAttribute('href', base);
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });

  test('the card of a lease has its terms, its receipt lists the parts of what is due at signing, which add up', async () => {
    const lease = priceBreakdown({
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
    const deal = { type: 'Lease', dealRefId: 'deal-1001', status: 'UACC' } as const;
    api.use(...trackerHandlers({ order: orderFixture({ deal, price: lease, creditCents: 5_000 }) }));
    const page = await openCheckout(base);
    await screen.findByRole('heading', { level: 1, name: 'Order received' });
    expect(screen.getByRole('article')).toHaveTextContent(
      /Lease: \d+\spayments, \$2,982\.04\sdue at signing, \d\d,\d{3}\smiles a year, \$0\.00\ssecurity deposit/,
    );
    page.unmount();
    await openCheckout(`${base}/receipt`);
    const due = within(await screen.findByRole('table', { name: 'Due at signing' }));
    expect(due.getByRole('row', { name: /^First monthly payment/ })).toBeVisible();
    expect(due.getByRole('row', { name: 'Due at signing $2,982.04' })).toBeVisible();
    expect(screen.getAllByRole('row', { name: /^Taken off after signing/ })).toHaveLength(1);
    expect(due.getByRole('row', { name: /^Taken off after signing/ })).toHaveTextContent('$50.00');
  });

  test('the receipt of an order that is signed and paid estimates nothing and says that it is paid', async () => {
    api.use(...trackerHandlers(done));
    await openCheckout(`${base}/receipt`);
    expect(await screen.findByRole('row', { name: 'Paid in full $43,782.50' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Order summary' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Sales tax\s?5\.5% in ME/ })).toBeVisible();
    expect(screen.queryByText(/estimated|refundable|Balance/i)).toBeNull();
  });

  test('the receipt of a paid order has what was taken off since, and what was paid without it', async () => {
    const order = { ...orderFixture(done.order), creditCents: 14_900 };
    api.use(...trackerHandlers({ ...done, order }));
    await openCheckout(`${base}/receipt`);
    expect(await screen.findByRole('row', { name: 'Paid in full $43,633.50' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Taken off after signing/ })).toHaveTextContent('$149.00');
  });

  test('an unknown page redirects to the one that fits', async () => {
    api.use(...trackerHandlers());
    const { path } = await openCheckout(`${base}/thank-you`);
    await screen.findByRole('heading', { name: 'Order received' });
    expect(path()).toBe(`${base}/received`);
  });
});

describe('thank-you', () => {
  test('when every step is completed: appointment, documents and help', async () => {
    api.use(...trackerHandlers(done));
    const { path } = await openCheckout(base);
    await screen.findByRole('heading', { level: 1, name: "Congratulations, you're done!" });
    expect(path()).toBe(`${base}/thank-you`);
    expect(screen.getByText(/Jul 1, 2026 at \d+:00 [AP]M \(ET\)/)).toBeVisible();
    const hrefs = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefs('Your contract')).toBe('/progress/FC-1001/signing');
    expect(hrefs('Payment receipt')).toBe('/progress/FC-1001/payment');
    expect(hrefs('See your appointment')).toBe('/fulfillment/FC-1001');
    expect(stickingActions()).toEqual(['See your appointment']);
  });

  test('the appointment is in the time zone of its place (TRACK-115)', async () => {
    const order = { ...orderFixture(done.order), appointmentTimeZone: 'America/Chicago' };
    api.use(...trackerHandlers({ ...done, order }));
    await openCheckout(base);
    expect(await screen.findByText(/Jul 1, 2026 at 1:00 PM \(CT\)/)).toBeVisible();
  });

  test('not while the appointment may not have taken place: the tracker and the page lead to it (TRACK-90)', async () => {
    const order = { ...orderFixture(done.order), isHandOverMissed: true };
    api.use(...trackerHandlers({ ...done, order }));
    const { path } = await openCheckout(base);
    const next = await screen.findByRole('link', { name: 'Next: Schedule Pickup' });
    expect(next).toHaveAttribute('href', '/fulfillment/FC-1001');
    expect(path()).toBe(`${base}/received`);
    expect(screen.getByText('Your turn')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: "What's next" }));
    expect(steps.getAllByRole('listitem').at(-1)).toHaveTextContent(/Needs Attention/);
  });

  test('once delivered: what comes next in place of the price and the appointment', async () => {
    const order = orderFixture({ ...done.order, orderStatus: 'DELIVERED' });
    api.use(...trackerHandlers({ ...done, order }));
    await openCheckout(base);
    await screen.findByRole('heading', { level: 1, name: /^Enjoy your / });
    expect(screen.getByText('Picked up')).toBeVisible();
    expect(screen.queryByText('Delivered')).toBeNull();
    const next = within(screen.getByRole('region', { name: "What's next" }));
    expect(next.getByText('6-month limited warranty')).toBeVisible();
    expect(next.getByRole('link', { name: "See what's covered" })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/warranty$/),
    );
    // The vehicle is in the heading, with the day it was handed over, not with that of the order.
    const band = document.querySelector('.fc-moment');
    expect(band).toContainElement(screen.getByRole('img', { name: /^Blue 2024 Volvo XC60/ }));
    expect(band).toHaveTextContent(/You picked it up on Jul\s1,\s2026/);
    expect(band).not.toHaveTextContent('Jun');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('table', { name: 'What you ordered' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'See your appointment' })).toBeNull();
    expect(stickingActions()).toEqual(["See what's covered"]);
    expect(document.body).not.toHaveTextContent('$43,783');
  });

  test.each([
    ['the lender that decided', 'Capital One', /Capital One sends you the details/],
    ['a lender without a name', null, /Your lender sends you the details/],
  ])('the first payment of a delivered loan: amount, about which day, and %s', async (_row, name, words) => {
    const { price } = orderFixture();
    const order = orderFixture({
      ...done.order,
      orderStatus: 'DELIVERED',
      deal: { type: 'Finance', dealRefId: 'deal-1001', status: 'FUND' },
      price: { ...price, purchaseType: 'Finance', finance },
    });
    const signedAt = new Date().toISOString();
    const signature = {
      id: 'h2',
      at: signedAt,
      values: { orderStatus: 'SOLD', signingEvent: 'Signed' },
    } as const;
    api.use(
      ...trackerHandlers({ ...done, order, history: [signature] }),
      answer(getLenderDecision, decisionOf(name)),
    );
    await openCheckout(base);
    const next = within(await screen.findByRole('region', { name: "What's next" }));
    expect(next.getByText('Your first loan payment: $489.15')).toBeVisible();
    expect(await next.findByText(words)).toHaveTextContent(
      /^Due about \w{3}\s\d{1,2},\s20\d\d\. Your contract has/,
    );
  });

  test('the first payment is due on the day that the contract prints (PRICE-28)', async () => {
    const { price } = orderFixture();
    const order = orderFixture({
      ...done.order,
      orderStatus: 'DELIVERED',
      deal: { type: 'Finance', dealRefId: 'deal-1001', status: 'FUND' },
      price: { ...price, purchaseType: 'Finance', finance },
    });
    const terms = contractTermsFixture({ contractOn: '2199-03-10', finance: disclosureFixture });
    api.use(
      answer(getLenderDecision, decisionOf('Capital One')),
      answer(getContract, contractStateFixture({ terms })),
      ...trackerHandlers({ ...done, order }),
    );
    await openCheckout(base);
    expect(await screen.findByText(/^Due Apr\s10,\s2199\. Capital One sends you the details/)).toBeVisible();
    expect(screen.queryByText(/^Due about/)).toBeNull();
  });

  test.each([
    ['says that all is done', false, 1],
    ['celebrates nothing after a missed appointment', true, 0],
  ])('the tracker of a completed order %s', async (_row, isHandOverMissed, links) => {
    const order = { ...orderFixture(done.order), isHandOverMissed };
    api.use(...trackerHandlers({ ...done, order }));
    await openCheckout('/progress/FC-1001/insurance-verification');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByRole('link', { name: 'Your order and documents' })).toHaveLength(links);
    expect(screen.queryAllByText('Needs Attention')).toHaveLength(isHandOverMissed ? 1 : 0);
  });

  test('the tracker of a completed order says so and links here', async () => {
    api.use(...trackerHandlers(done));
    await openCheckout('/progress/FC-1001/id-verification/complete');
    expect(await screen.findByRole('link', { name: 'Your order and documents' })).toHaveAttribute(
      'href',
      base,
    );
  });
});

test('a guest is asked to sign in, and nothing is logged', async () => {
  await openCheckout(base, { signedInAs: undefined });
  expect(await screen.findByText('Sign in to see your order')).toBeVisible();
  expect(loggedErrors()).toEqual([]);
});
