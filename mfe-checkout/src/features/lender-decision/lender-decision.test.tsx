import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  acceptLenderDecision,
  resubmitApplication,
  counterPrice,
  declineLenderDecision,
  getLenderDecision,
  getOrder,
  lenderTerms,
  putCart,
  withdrawApplication,
  type LenderDecision,
  type DealStatus,
  type OrderStatus,
} from '@forecourt/shared-contracts/commerce';
import { getPaymentState } from '@forecourt/shared-contracts/payments';
import { answer, refuse, startApi } from '@forecourt/shared-contracts/testing';
import {
  decisionFixture as decision,
  financedOrderFixture as order,
} from '../../testing/decision-fixture.ts';
import { looksQuiet } from '../../testing/looks-quiet.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { paymentStateFixture } from '../../testing/payment-fixture.ts';
import { stickingActions } from '../../testing/sticking-actions.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const base = '/checkout/FC-1001';

/** Serves an order with a deal status. */
function stand(dealStatus: DealStatus, orderStatus?: OrderStatus, parts: Partial<LenderDecision> = {}) {
  api.use(
    answer(getLenderDecision, { ...decision(dealStatus, orderStatus), ...parts }),
    answer(getPaymentState, paymentStateFixture()),
    ...trackerHandlers({ order: order(dealStatus, orderStatus) }),
  );
}

describe('application received', () => {
  test('shows who decides and by when, and what can be done meanwhile', async () => {
    stand('DPEN');
    const { path } = await openCheckout(base);
    await screen.findByRole('heading', { level: 1, name: 'Application received' });
    expect(path()).toBe(`${base}/application-received`);
    expect(screen.getByText('Waiting for the lender')).toBeVisible();
    expect(
      await screen.findByText(/^We expect an answer by Jun 16, 2099.* usually much sooner\./),
    ).toBeVisible();
    for (const text of ['/mo', 'Est. payment', /^You'll see the answer and all its terms here\./])
      expect(screen.getByText(text)).toBeVisible();
    const sandbox = within(screen.getByRole('complementary', { name: 'What the sample lender answers' }));
    expect(sandbox.getByText(/a counteroffer/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next: Verify Insurance' })).toHaveAttribute(
      'href',
      '/progress/FC-1001/insurance-verification',
    );
  });

  test('Check now finds the approval and shows it', async () => {
    stand('DPEN');
    const { path, user } = await openCheckout(base);
    await screen.findByText(/^Last checked at \d+:\d\d [AP]M \(ET\)\. We check/);
    stand('LSEL');
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await screen.findByRole('heading', { level: 1, name: 'Your loan is approved' });
    expect(path()).toBe(`${base}/decision`);
  });

  test('polls every 30 s, one request at a time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      stand('APEN');
      await openCheckout(base);
      await screen.findByText(/Last checked at/);
      stand('LDEC');
      await vi.advanceTimersByTimeAsync(31_000);
      await screen.findByRole('heading', { name: 'No lender approved this application' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('the tracker’s home redirects here first, its steps stay open', async () => {
    stand('DPEN');
    const { path } = await openCheckout('/progress/FC-1001');
    await waitFor(() => expect(path()).toBe(`${base}/application-received`));
  });

  test('a step shows that the lender is deciding', async () => {
    stand('DPEN');
    const { path } = await openCheckout('/progress/FC-1001/insurance-verification');
    expect(await screen.findByRole('link', { name: 'See your application' })).toHaveAttribute('href', base);
    expect(path()).toBe('/progress/FC-1001/insurance-verification');
  });
});

describe('approved', () => {
  test('shows every figure of the disclosure, to the cent, and expands the payment', async () => {
    stand('LSEL');
    const { user } = await openCheckout(base);
    await screen.findByRole('heading', { level: 1, name: 'Your loan is approved' });
    await screen.findByText('Finance charge');
    const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent;
    expect(fact('Lender')).toBe('Lakeshore Credit Union');
    expect(fact('Annual percentage rate (APR)')).toBe('6.50%');
    expect(fact('Amount financed')).toBe('$25,000.00');
    expect(fact('Finance charge')).toBe('$4,349.20');
    expect(fact('Total of payments')).toBe('$29,349.20');
    // They are said with the payment already.
    expect(
      screen.queryByText(/^(Term|Down payment|Monthly payment|Final payment)$/, { selector: 'dt' }),
    ).toBeNull();
    // In the terms, to the cent (SITE-78), and not on the vehicle's card again.
    expect(screen.getAllByText('$18,782.50 down, 60 months, 6.50% APR')).toHaveLength(1);
    expect(screen.getByRole('article')).not.toHaveTextContent('$');
    // Whose turn it is stands beside what was decided.
    expect(screen.getByText('Approved').parentElement).toContainElement(screen.getByText('Your turn'));
    expect(
      screen.getByText(/^59 monthly payments of \$489.15 and a final payment of \$489.35/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'How we got this payment' }));
    const sheet = within(screen.getByRole('dialog', { name: 'How we got this payment' }));
    expect(sheet.getByText('This is the rate Lakeshore Credit Union approved for you.')).toBeVisible();
  });

  test('accepting leads to the first open step', async () => {
    stand('LSEL');
    const { path, user } = await openCheckout(base);
    const accept = await screen.findByRole('button', { name: 'Accept and continue' });
    stand('UACC');
    api.use(answer(acceptLenderDecision, decision('UACC')));
    await user.dblClick(accept);
    await waitFor(() => expect(path()).toBe('/progress/FC-1001/insurance-verification'));
  });

  test('declining asks for confirmation and can be aborted', async () => {
    stand('LSEL');
    const { path, user } = await openCheckout(base);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Decline this loan?' }));
    expect(dialog.getByText(/your order for the 2024 Volvo XC60 is canceled/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep the offer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    stand('UDEC', 'CANCELED');
    api.use(answer(declineLenderDecision, decision('UDEC', 'CANCELED')));
    await user.click(screen.getByRole('button', { name: 'Decline the loan' }));
    await screen.findByRole('heading', { level: 1, name: 'You declined the loan' });
    expect(screen.getByText('Canceled')).toBeVisible();
    expect(path()).toBe(`${base}/decision`);
    expect(await screen.findByRole('link', { name: 'See similar vehicles' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/search\?make=Volvo&model=XC60$/),
    );
  });

  test('a lost response is reported, and the terms stay', async () => {
    stand('LSEL');
    api.use(refuse(acceptLenderDecision, 503, 'error.unavailable'));
    const { user } = await openCheckout(base);
    await user.click(await screen.findByRole('button', { name: 'Accept and continue' }));
    expect(await screen.findByText(/We couldn't connect. Please try again/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept and continue' })).toBeEnabled();
  });

  test("another window responded first: the page moves to the order's current state", async () => {
    stand('LSEL');
    const { user } = await openCheckout(base);
    const accept = await screen.findByRole('button', { name: 'Accept and continue' });
    stand('UDEC', 'CANCELED');
    api.use(refuse(acceptLenderDecision, 409, 'error.decision.notOpen'));
    await user.click(accept);
    expect(await screen.findByRole('heading', { name: 'You declined the loan' })).toBeVisible();
  });
});

describe('a counteroffer', () => {
  const offer = { downPaymentCents: 2_000_000, termMonths: 72, aprPercent: 7.5 };
  function counter() {
    const asked = order('LNSEL').price;
    stand('LNSEL', 'SUBMITTED_TO_UNIFI', {
      terms: lenderTerms(counterPrice(asked, offer)) ?? null,
      askedTerms: lenderTerms(asked) ?? null,
      reasons: ['income-insufficient'],
    });
  }

  test('is shown next to the requested terms, with the reasons, and expands its own payment', async () => {
    counter();
    const { user } = await openCheckout(base);
    await screen.findByRole('heading', { level: 1, name: 'You have a counteroffer' });
    const table = within(await screen.findByRole('table', { name: "Your request and the lender's offer" }));
    expect(table.getByRole('row', { name: /^Down payment/ })).toHaveTextContent(
      '$18,782.50$20,000.00+$1,217.50',
    );
    expect(table.getByRole('row', { name: /^Term/ })).toHaveTextContent('60 months72 months+12 months');
    expect(table.getByRole('row', { name: /^Annual percentage rate/ })).toHaveTextContent(
      '6.50%7.50%+1.00 points',
    );
    expect(table.getByRole('row', { name: /^Amount financed/ })).toHaveTextContent(/−\$1,217\.50$/);
    expect(table.getByRole('row', { name: /^Finance charge/ })).toBeVisible();
    // Each figure is there once.
    expect(screen.queryByText('Monthly payment', { selector: 'dt' })).toBeNull();
    expect(screen.getByRole('article')).not.toHaveTextContent('$');
    expect(screen.getByText('Income insufficient for the amount of credit requested')).toBeVisible();
    const [, payment] = within(table.getByRole('row', { name: /^Monthly payment/ })).getAllByRole('cell');
    await user.click(screen.getByRole('button', { name: 'How we got this payment' }));
    const sheet = within(screen.getByRole('dialog', { name: 'How we got this payment' }));
    expect(sheet.getByText(payment?.textContent ?? '-')).toBeVisible();
  });

  test('accepted: the order is prepared behind the loader, then received', async () => {
    counter();
    const { path, user } = await openCheckout(base);
    const accept = await screen.findByRole('button', { name: 'Accept these terms' });
    stand('UACC', 'SUBMITTED_TO_UNIFI');
    api.use(answer(acceptLenderDecision, decision('UACC', 'SUBMITTED_TO_UNIFI')));
    await user.click(accept);
    expect(await screen.findByText('Hold on while we prepare your order.')).toBeVisible();
    expect(screen.getByText(/up to 90 seconds/)).toBeVisible();
    stand('UACC');
    await screen.findByRole('heading', { level: 1, name: 'Order received' });
    expect(path()).toBe(`${base}/received`);
    // What was agreed has its cents from here on.
    expect(screen.getByRole('article')).toHaveTextContent('$489.15');
  });
});

describe('the conditions of an approval', () => {
  test('documents are listed, and the lender’s details after acceptance', async () => {
    const lender = {
      name: 'Lakeshore Credit Union',
      address: '1 Lakeshore Plaza',
      phone: '(207) 555 - 0188',
    };
    stand('UACC', 'SUBMITTED', { conditions: ['pay-stub'], lender });
    await openCheckout(`${base}/decision`);
    expect(await screen.findByText('Pay stub: your latest one')).toBeVisible();
    expect(screen.getByText('1 Lakeshore Plaza')).toBeVisible();
  });
});

test.each([
  ['approved', 'LSEL', 'SUBMITTED', /^Accept and continue$/],
  ['accepted', 'SIGN', 'SUBMITTED', /^Continue/],
  ['no answer in time', 'LTIM', 'SUBMITTED', /^Resubmit my application$/],
  ['the loan declined by the buyer', 'UDEC', 'CANCELED', /^See this vehicle$/],
] as const)(
  '%s: one action sticks to the edge of a phone, the main one',
  async (_, status, orderStatus, name) => {
    stand(status, orderStatus);
    await openCheckout(`${base}/decision`);
    await waitFor(() => expect(stickingActions()).toEqual([expect.stringMatching(name)]));
  },
);

test('accepting and declining an offer stick as one row, so that neither is below the terms', async () => {
  stand('LSEL');
  await openCheckout(`${base}/decision`);
  const accept = await screen.findByRole('button', { name: 'Accept and continue' });
  const row = accept.parentElement;
  expect(row).toHaveAttribute('data-pair');
  expect(row).toContainElement(screen.getByRole('button', { name: 'Decline' }));
});

describe('without a loan', () => {
  test.each(['LDEC', 'LTIM'] as const)('%s: says until when the vehicle is held', async (status) => {
    const held = { ...order(status), heldUntil: '2099-06-19T16:00:00Z' };
    api.use(answer(getLenderDecision, decision(status)), ...trackerHandlers({ order: held }));
    await openCheckout(base);
    const lead = await screen.findByText(/holding the/);
    expect(lead).toHaveTextContent(/holding the 2024 Volvo XC60 for you until Friday, Jun 19/);
  });

  test.each([
    ['LDEC', 'No lender approved this application', ['Apply with a co-applicant']],
    ['LTIM', "Your lender hasn't answered yet", ['Resubmit my application']],
  ] as const)(
    '%s: %s, with two choices and their consequence, the call after them, and the rest as text',
    async (status, title, sticking) => {
      stand(status);
      const { user } = await openCheckout(base);
      await screen.findByRole('heading', { level: 1, name: title });
      if (status === 'LTIM') {
        // There is one thing to do: the rest is folded.
        expect(screen.getByText('Pay cash')).not.toBeVisible();
        expect(screen.getByText('Withdraw your application')).not.toBeVisible();
        await user.click(screen.getByText('Other options'));
      }
      const way = await screen.findByRole('button', { name: 'Apply with a co-applicant' });
      const call = screen.getByRole('link', { name: /^Call / });
      expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+1\d{10}$/));
      expect(way.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(way.nextSibling).toHaveTextContent('A second income can help you get approved.');
      const choices = way.parentElement?.querySelectorAll('a, button');
      expect(choices).toHaveLength(2);
      expect(screen.getByRole('button', { name: 'Pay cash' })).toBeVisible();
      expect(stickingActions()).toEqual(sticking);
      // The number to call is on the button alone.
      expect(screen.queryByText(/show a payment|Questions about your order/)).toBeNull();
      expect(screen.queryAllByText('Amount financed')).toHaveLength(status === 'LDEC' ? 0 : 1);
      // Only what a lender may still answer can be withdrawn.
      const withdraw = screen.queryByRole('button', { name: 'Withdraw your application' });
      expect(withdraw !== null).toBe(status === 'LTIM');
      expect(screen.getByRole('link', { name: 'See similar vehicles' })).toBeVisible();
    },
  );

  test.each([
    ['Pay cash', ['Ada Lovelace'], 'Pay cash', 'Cash', '/cart'],
    ['Apply with a co-applicant', ['Ada Lovelace'], 'Apply again', 'Finance', '/credit-application'],
    ['Apply on your own', ['Ada Lovelace', 'Al Kay'], 'Apply again', 'Finance', '/credit-application'],
  ] as const)(
    '%s: after a confirmation the application ends, and the vehicle is in the cart',
    async (way, buyers, confirm, purchaseType, wanted) => {
      stand('LDEC');
      const put = vi.fn();
      api.use(
        answer(getOrder, { data: { ...order('LDEC'), buyers: [...buyers] } }),
        answer(withdrawApplication, decision('CANC', 'CANCELED')),
        answer(putCart, ({ rawBody }) => {
          put(rawBody);
          const { vehicle, price: cartPrice } = order('LDEC');
          return {
            cart: {
              id: 'cart-1',
              vehicle,
              price: cartPrice,
              purchaseType,
              isAvailable: true,
              updatedAt: '2026-06-15T14:30:00.000Z',
            },
          };
        }),
      );
      const { user, path } = await openCheckout(base);
      await user.click(await screen.findByRole('button', { name: way }));
      const dialog = within(
        screen.getByRole('dialog', { name: `${way === 'Pay cash' ? 'Pay cash instead' : way}?` }),
      );
      expect(put).not.toHaveBeenCalled();
      await user.click(dialog.getByRole('button', { name: confirm }));
      await waitFor(() => expect(path()).toBe(wanted));
      expect(put).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ vin: order('LDEC').vehicle.vin, purchaseType }),
      );
    },
  );

  test('pay cash: a lost answer is said in the dialog, and a cart that cannot take the vehicle leads to its page', async () => {
    stand('LDEC');
    api.use(refuse(withdrawApplication, 503, 'error.unavailable'));
    const { user, path } = await openCheckout(base);
    await user.click(await screen.findByRole('button', { name: 'Pay cash' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Pay cash' }));
    expect(await dialog.findByText(/We couldn't connect/)).toBeVisible();
    api.use(
      answer(withdrawApplication, decision('CANC', 'CANCELED')),
      refuse(putCart, 409, 'error.cart.vehicleUnavailable'),
    );
    await user.click(dialog.getByRole('button', { name: 'Pay cash' }));
    await waitFor(() => expect(path()).toBe(order('LDEC').vehicle.path));
  });

  test('all declined: shows the principal reasons, and omits a reason of a newer release', async () => {
    stand('LDEC', 'SUBMITTED', { reasons: ['income-insufficient', 'something-new' as string as 'UNKNOWN'] });
    await openCheckout(base);
    await screen.findByRole('heading', { name: 'Principal reasons' });
    expect(screen.getByText('Income insufficient for the amount of credit requested')).toBeVisible();
    expect(screen.getByText(/free copy of your credit report/)).toBeVisible();
  });

  test.each([
    ['all declined', 'LDEC', 'SUBMITTED', getLenderDecision, 'Principal reasons'],
    ['the loan declined by the buyer', 'UDEC', 'CANCELED', getPaymentState, 'See similar vehicles'],
    ['no decision yet', 'DPEN', 'SUBMITTED', getLenderDecision, 'Withdraw your application'],
  ] as const)(
    '%s: what is below the late answer is shown together with it',
    async (_, status, orderStatus, endpoint, later) => {
      stand(status, orderStatus, { reasons: ['income-insufficient'] });
      let release = () => {};
      const held = new Promise<void>((done) => (release = done));
      const late: () => Promise<never> = () =>
        held.then(
          () =>
            (endpoint === getPaymentState
              ? paymentStateFixture()
              : { ...decision(status, orderStatus), reasons: ['income-insufficient'] }) as never,
        );
      api.use(answer(endpoint, late));
      await openCheckout(base);
      expect(await screen.findByRole('status', { name: 'Loading your order' })).toBeVisible();
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByText(new RegExp(later))).toBeNull();
      release();
      expect((await screen.findAllByText(new RegExp(later)))[0]).toBeVisible();
    },
  );

  test('no answer in time: the application is resubmitted, and the page waits', async () => {
    stand('LTIM');
    const { user } = await openCheckout(base);
    const ask = await screen.findByRole('button', { name: 'Resubmit my application' });
    stand('DPEN');
    api.use(answer(resubmitApplication, decision('DPEN')));
    await user.dblClick(ask);
    await screen.findByRole('heading', { level: 1, name: 'Application received' });
  });

  test('no answer in time, and then one before the page has seen the application pending again: it is shown', async () => {
    stand('LTIM');
    const { user } = await openCheckout(base);
    const ask = await screen.findByRole('button', { name: 'Resubmit my application' });
    const calls = { decision: 0, order: 0 };
    stand('LSEL');
    api.use(
      answer(resubmitApplication, decision('DPEN')),
      answer(getLenderDecision, () => decision(++calls.decision < 2 ? 'LTIM' : 'LSEL')),
      answer(getOrder, () => ({ data: order(++calls.order < 3 ? 'DPEN' : 'LSEL') })),
    );
    await user.click(ask);
    await screen.findByRole('heading', { level: 1, name: 'Your loan is approved' });
    expect(calls.order).toBe(3);
  });

  test('an application is withdrawn after confirmation; a lost response is reported', async () => {
    stand('LTIM');
    api.use(refuse(withdrawApplication, 503, 'error.unavailable'));
    const { user } = await openCheckout(base);
    await user.click(await screen.findByText('Other options'));
    const withdraw = screen.getByRole('button', { name: 'Withdraw your application' });
    expect(looksQuiet(withdraw)).toBe(true);
    await user.click(withdraw);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/We couldn't connect/)).toBeVisible();
    stand('CANC', 'CANCELED');
    api.use(answer(withdrawApplication, decision('CANC', 'CANCELED')));
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('heading', { level: 1, name: 'This order is canceled' });
    // Said in the heading and by the status, and not a third time.
    expect(screen.getAllByText(/canceled/i)).toHaveLength(2);
    expect(await screen.findByRole('link', { name: 'See this vehicle' })).toHaveAttribute(
      'href',
      expect.stringContaining('/vehicle/'),
    );
  });

  test.each([
    ['is free again', true, 'Order it again', 'See similar vehicles'],
    ['is gone', false, 'See similar vehicles', 'See this vehicle'],
  ])(
    'a canceled order whose vehicle %s: the main way on, then the other',
    async (_, isVehicleFree, name, then) => {
      api.use(...trackerHandlers({ order: { ...order('CANC', 'CANCELED'), isVehicleFree } }));
      api.use(answer(getPaymentState, paymentStateFixture()));
      await openCheckout(`${base}/decision`);
      const main = await screen.findByRole('link', { name });
      expect(main.nextSibling).toHaveTextContent(then);
      expect(stickingActions()).toEqual([name]);
    },
  );

  test('no step of a canceled order opens', async () => {
    stand('UDEC', 'CANCELED');
    const { path } = await openCheckout('/progress/FC-1001/payment');
    await screen.findByRole('heading', { name: 'You declined the loan' });
    expect(path()).toBe(`${base}/decision`);
  });

  test('accepted terms stay readable', async () => {
    stand('SIGN');
    await openCheckout(`${base}/decision`);
    await screen.findByRole('heading', { name: 'You accepted this loan' });
    const charge = await screen.findByText('Finance charge');
    expect(charge).toBeVisible();
    // What to do next is on the first screen, above the terms.
    const next = screen.getByRole('link', { name: 'Continue with your order' });
    expect(next.compareDocumentPosition(charge)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('says little: the vehicle and what was ordered are below it, not next to it', async () => {
    stand('UDEC', 'CANCELED');
    const declined = await openCheckout(base);
    const short = () => screen.getByRole('article').closest('[data-short=true]');
    await screen.findByRole('heading', { name: 'You declined the loan' });
    expect(short()).not.toBeNull();
    // What is over is no longer offered: its price is a thing of the past.
    expect(screen.getByText(/^Ordered for \$/)).toBeVisible();
    expect(screen.queryByText(/Est\. payment|Amount financed|deposit/)).toBeNull();
    declined.unmount();
    stand('LSEL');
    await openCheckout(base);
    await screen.findByRole('heading', { name: 'Your loan is approved' });
    expect(short()).toBeNull();
  });
});
