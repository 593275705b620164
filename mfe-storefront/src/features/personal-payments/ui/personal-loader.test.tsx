import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { getComparison } from '@forecourt/shared-contracts/comparison';
import { getVehicle, listSimilarVehicles, searchVehicles } from '@forecourt/shared-contracts/inventory';
import { getPrequalification, type Prequalification } from '@forecourt/shared-contracts/prequalification';
import { getAppliedTradeIn, removeTradeIn, type AppliedTradeIn } from '@forecourt/shared-contracts/trade-in';
import {
  answer,
  createTestPlatform,
  pageFixture,
  priceSettingsFixture,
  refuse,
  startApi,
} from '@forecourt/shared-contracts/testing';
import { answerVehicle } from '../../../testing/answer-vehicle.ts';
import { comparedFixture, comparisonFixture } from '../../../testing/choice-fixtures.ts';
import { renderStorefront, renderStorefrontOn } from '../../../testing/render-storefront.tsx';
import { searchResultFixture, vehicleFixture } from '../../../testing/vehicle-fixture.ts';

const server = startApi();
const { payment } = pageFixture().tenant;
const later = { timeout: 15_000 };
const tier = payment.creditTiers[0];

function found(
  state: Prequalification['state'],
  approval: Partial<NonNullable<Prequalification['approval']>> | null = null,
): Prequalification {
  return {
    state,
    step: null,
    person: null,
    address: null,
    hasBirthDate: false,
    hasIncome: false,
    passcode: null,
    quiz: null,
    frozenAt: null,
    adverse: null,
    personalDataUntil: null,
    approval: approval && {
      creditTier: tier?.name ?? '',
      aprPercent: { new: 1.11, used: 2.22 },
      approvedUpToCents: 90_000_00,
      state: payment.homeState,
      approvedAt: '2026-06-15T12:00:00.000Z',
      expiresAt: '2199-06-15T12:00:00.000Z',
      ...approval,
    },
  };
}

const withTradeIn = (tradeIn: AppliedTradeIn | null) => answer(getAppliedTradeIn, { tradeIn });
beforeEach(() => server.use(withTradeIn(null)));

/** Opens the search of a guest who has started a pre-qualification in this visit. */
async function openSearch(
  prequalification: Prequalification,
  target = '/search',
  onAlert: (message: string) => void = () => undefined,
) {
  server.use(
    answer(searchVehicles, searchResultFixture({ vehicles: [vehicleFixture()] })),
    answer(getVehicle, vehicleFixture()),
    answer(listSimilarVehicles, { vehicles: [] }),
    answer(getPrequalification, { prequalification }),
  );
  const platform = await createTestPlatform({ target });
  platform.storage.session.write('prequalification-held', true);
  platform.events.subscribe('alert:show', ({ payload }) => onAlert(payload.message));
  await renderStorefrontOn(platform);
  return platform;
}
const card = async () => within(await screen.findByRole('article'));

test('a guest who has started nothing is offered it, and no call is made', async () => {
  server.use(answer(searchVehicles, searchResultFixture({ vehicles: [vehicleFixture()] })));
  await renderStorefront('/search');
  expect(await screen.findByText(/No impact to your credit score\.$/)).toBeVisible();
  expect(await screen.findByRole('link', { name: /See your rate/ })).toHaveAttribute(
    'href',
    '/pre-qualification?returnTo=%2Fsearch',
  );
  expect(server.calls).not.toContain('GET /public/prequalification');
});

test('approved: cards show the payment with the personal rate, and the list says so', async () => {
  await openSearch(found('mq_approved', {}));
  expect(await screen.findByText(/^You're pre-qualified/, {}, later)).toBeVisible();
  expect(screen.getByText(/^Estimates, not your own rate: /)).toBeInTheDocument();
  expect((await card()).getAllByText(/2\.22%/)).not.toHaveLength(0);
  expect((await card()).queryByText(/Est\. payment/)).toBeNull();
});

test.each([
  ['mq_approved', '/search?paymentMax=500', 1],
  ['mf_completed', '/search?paymentMin=200', 1],
  ['mq_approved', '/search?priceMax=30000', 0],
  ['mq_approved_expired', '/search?paymentMax=500', 0],
] as const)(
  'the payment filter goes by estimates, which the list says beside personal payments: %s, %s',
  async (state, target, count) => {
    await openSearch(found(state, {}), target);
    const banner = await screen.findByText(/^You're pre-qualified|^You can finance|has expired\./, {}, later);
    const text = 'The payment filter uses estimates, so some of your payments may fall outside it.';
    expect(banner.textContent?.split(text)).toHaveLength(count + 1);
  },
);

test('declined: no payment, the dealer’s phone, and the alternatives', async () => {
  await openSearch(found('mq_declined'));
  await screen.findByText(/apply individually, pay cash, or add a co-applicant/, {}, later);
  expect((await card()).getByRole('link', { name: /^207-.?555-.?0178$/ })).toBeVisible();
});

test('above the approved amount a higher down payment is suggested, and accepting it shows the payment', async () => {
  const platform = await openSearch(found('mq_approved', { approvedUpToCents: 20_000_00 }));
  const raise = await screen.findByRole('button', { name: /down payment/i }, later);
  await userEvent.click(raise);
  expect((await card()).getAllByText(/2\.22%/)).not.toHaveLength(0);
  expect(platform.storage.session.read('down-payment', v.number())).toBeGreaterThan(0);
});

test('the service is down: estimates stay, and a retry resolves it', async () => {
  server.use(
    answer(searchVehicles, searchResultFixture({ vehicles: [vehicleFixture()] })),
    refuse(getPrequalification, 503, 'error.unavailable'),
  );
  const platform = await createTestPlatform({ target: '/search' });
  platform.storage.session.write('prequalification-held', true);
  await renderStorefrontOn(platform);
  await screen.findByText("Sorry, we're unable to show personalized payments. Please try again.", {}, later);
  expect((await card()).getByText(/Est\. payment/)).toBeVisible();
  server.use(answer(getPrequalification, { prequalification: found('mq_approved', {}) }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^You're pre-qualified/, {}, later);
});

test('a comparison shows the personal payment on the card of the vehicle', async () => {
  server.use(answer(getComparison, comparisonFixture(comparedFixture())));
  await openSearch(found('mq_approved', {}), '/compare');
  await waitFor(() => expect(screen.getByRole('columnheader')).toHaveTextContent(/2\.22%\sAPR/), later);
  expect(screen.queryByText('Est. payment')).toBeNull();
});

test('a vehicle that is only affordable as a personal lease says so in a comparison, and opens its page on the lease', async () => {
  const dear = vehicleFixture({ condition: 'New', priceCents: 40_000_00, msrpCents: 40_000_00 });
  const { tenant } = pageFixture();
  const approval = { approvedUpToCents: 38_000_00, aprPercent: { new: 9, used: 9 } };
  const settings = {
    ...payment,
    lease: priceSettingsFixture.lease && { ...priceSettingsFixture.lease, securityDepositCents: 250_00 },
    minimumFinancedCents: 39_000_00,
  };
  server.use(
    answer(getComparison, comparisonFixture(comparedFixture(dear))),
    answer(getPrequalification, { prequalification: found('mq_approved', approval) }),
  );
  const isAsked = answerVehicle(server, dear);
  const platform = await createTestPlatform({
    target: '/compare',
    page: { tenant: { ...tenant, payment: settings } },
  });
  platform.storage.session.write('prequalification-held', true);
  await renderStorefrontOn(platform);
  await waitFor(
    () =>
      expect(screen.getByRole('columnheader')).toHaveTextContent(
        /\$[\d,.]+\sdue at signing, 10,000\smiles a year/,
      ),
    later,
  );
  const head = screen.getByRole('columnheader').textContent;
  expect(head).toContain('Due at signing includes a $250 security deposit.');
  const [, dueOnCard = ''] = /\$([\d,]+)\sdue at signing/.exec(head) ?? [];
  await userEvent.click(screen.getByRole('link', { name: 'Go to 2023 Volvo XC60' }));
  expect(await screen.findByRole('radio', { name: 'Lease' }, later)).toBeChecked();
  const onPage = /This is a lease: .* \$([\d,]+)\sdue at signing, .* \$250\ssecurity deposit/;
  const [, dueOnPage = ''] = onPage.exec(document.body.textContent) ?? [];
  expect(dueOnPage).toBe(dueOnCard);
  await isAsked();
});

test('an upcoming expiry is announced once per visit', async () => {
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const toasts: string[] = [];
  await openSearch(found('mq_approved', { expiresAt }), '/search', (message) => toasts.push(message));
  await screen.findByText(/^You're pre-qualified/, {}, later);
  expect(toasts).toEqual([expect.stringMatching(/^Your pre-qualification expires (today|in 1 day)\.$/)]);
});

test('a vehicle page uses the personal rate, which cannot be changed then', async () => {
  await openSearch(found('mq_approved', {}), vehicleFixture().path);
  expect(await screen.findAllByText(/with your rate/, {}, later)).not.toHaveLength(0);
  expect(screen.queryByLabelText(/credit/i)).toBeNull();
  expect(screen.getAllByText(/2\.22%/)).not.toHaveLength(0);
});

test('the lease of a vehicle page is at the personal tier, which cannot be changed', async () => {
  const { tenant } = pageFixture();
  const isNew = vehicleFixture({ condition: 'New', priceCents: 40_000_00, msrpCents: 40_000_00 });
  server.use(answer(getPrequalification, { prequalification: found('mq_approved', {}) }));
  const isAsked = answerVehicle(server, isNew);
  const settings = { ...payment, lease: priceSettingsFixture.lease };
  const page = { tenant: { ...tenant, payment: settings } };
  const platform = await createTestPlatform({ target: isNew.path, page });
  platform.storage.session.write('prequalification-held', true);
  await renderStorefrontOn(platform);
  await screen.findAllByText(/with your rate/, {}, later);
  await userEvent.click(screen.getByRole('radio', { name: 'Lease' }));
  expect(screen.getByLabelText('Annual miles')).toBeVisible();
  expect(screen.queryByLabelText(/credit/i)).toBeNull();
  await isAsked();
});

test('a vehicle page shows no payment above the approved amount, until the suggested down payment is taken', async () => {
  const platform = await openSearch(
    found('mq_approved', { approvedUpToCents: 20_000_00 }),
    vehicleFixture().path,
  );
  const payment = within(await screen.findByRole('region', { name: 'Your payment' }, later));
  const raise = await payment.findByRole('button', { name: /^Put\s\$[\d,]+\sdown$/ }, later);
  expect(screen.queryByRole('button', { name: 'How we got this payment' })).toBeNull();
  expect(screen.queryByText(/with your rate/)).toBeNull();
  expect(screen.getByText(/^Financing this vehicle takes at least \$[\d,]+ down\.$/)).toBeVisible();
  const looks = () =>
    screen.getAllByRole('button', { name: 'Start your purchase' }).map(({ className }) => className);
  const withoutPayment = looks();
  expect(withoutPayment).toHaveLength(2);
  expect(screen.getByText('No payment yet')).toBeInTheDocument();
  await userEvent.click(raise);
  expect(screen.queryByText('No payment yet')).toBeNull();
  for (const [place, look] of looks().entries()) expect(look).not.toBe(withoutPayment[place]);
  expect(screen.getAllByText(/with your rate/)).not.toHaveLength(0);
  expect(payment.getByRole('button', { name: 'How we got this payment' })).toBeVisible();
  expect(screen.queryByText(/^Financing this vehicle takes/)).toBeNull();
  expect(platform.storage.session.read('down-payment', v.number())).toBeGreaterThan(0);
});

test('a declined shopper sees the price in cash on a vehicle page, under the reason', async () => {
  await openSearch(found('mq_declined'), vehicleFixture().path);
  expect(await screen.findByRole('link', { name: 'See your options' }, later)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
});

describe('an applied trade-in (PRICE-15, PRICE-16)', () => {
  const owing = { valueCents: 2_000_00, payoffCents: 70_000_00 };

  test('that makes a payment impossible is removed from the card, after confirmation, without leaving the page', async () => {
    server.use(withTradeIn(owing));
    const platform = await openSearch(found('mq_approved', { approvedUpToCents: 60_000_00 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the trade-in' }, later));
    const dialog = await screen.findByRole('dialog', { name: 'Remove your trade-in?' }, later);
    expect(server.calls).not.toContain('DELETE /public/trade-in');
    server.use(refuse(removeTradeIn, 500, 'error.internal'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, remove it' }));
    await within(dialog).findByText("We couldn't remove your trade-in. Please try again.");
    server.use(answer(removeTradeIn, { tradeIn: null, draft: null }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, remove it' }));
    await waitFor(async () => expect((await card()).getAllByText(/2\.22%/)).not.toHaveLength(0));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(platform.navigation.current().location.pathname).toBe('/search');
  });

  test('is kept on request', async () => {
    server.use(withTradeIn(owing));
    await openSearch(found('mq_approved', { approvedUpToCents: 60_000_00 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the trade-in' }, later));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }, later));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls).not.toContain('DELETE /public/trade-in');
  });

  test('lowers the payment, and the list says so', async () => {
    server.use(withTradeIn({ valueCents: 9_000_00, payoffCents: 1_000_00 }));
    await openSearch(found('mq_approved', {}));
    await screen.findByText(/Your trade-in is included: .*8,000.* less to pay\./, {}, later);
    expect((await card()).getAllByText(/2\.22%/)).not.toHaveLength(0);
  });

  test('that cannot be loaded leaves estimates, and a retry resolves it', async () => {
    server.use(refuse(getAppliedTradeIn, 503, 'error.unavailable'));
    await openSearch(found('mq_approved', {}));
    await screen.findByText(
      "Sorry, we're unable to show personalized payments. Please try again.",
      {},
      later,
    );
    expect((await card()).getByText(/Est\. payment/)).toBeVisible();
    server.use(withTradeIn(null));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^You're pre-qualified/, {}, later);
  });

  test('on a vehicle page, it counts in the calculator, and the notice offers to remove it', async () => {
    server.use(withTradeIn(owing));
    await openSearch(found('mq_approved', { approvedUpToCents: 60_000_00 }), vehicleFixture().path);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the trade-in' }, later));
    expect(await screen.findByRole('dialog', { name: 'Remove your trade-in?' }, later)).toBeVisible();
  });

  test('is not requested for a shopper without an approval', async () => {
    await openSearch(found('mq_declined'));
    await screen.findByText(/apply individually, pay cash, or add a co-applicant/, {}, later);
    expect(server.calls).not.toContain('GET /public/trade-in/purchase');
  });
});
