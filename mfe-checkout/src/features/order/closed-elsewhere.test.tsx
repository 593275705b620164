import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { startIdVerification } from '@forecourt/shared-contracts/id-verification';
import { giveInsuranceConsent, submitPolicy } from '@forecourt/shared-contracts/insurance';
import { getPaymentState } from '@forecourt/shared-contracts/payments';
import { answer, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { paymentStateFixture } from '../../testing/payment-fixture.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const order = '/progress/FC-1001';
const closed = { code: 'error.conflict', param: 'orderNumber' } as const;
const text = keepTogether('This order is closed, so nothing was changed. Questions? Call 207-555-0178');

async function agree(user: UserEvent) {
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Agree and continue' }));
}

async function sendPolicy(user: UserEvent) {
  const policy = [
    [/^Insurance company/, 'Acme Mutual'],
    [/^Policy number/, 'ab-1234-5678'],
    [/^Effective date/, '01/01/2026'],
    [/^Expiration date/, '01/01/2027'],
  ] as const;
  for (const [label, typed] of policy) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(typed);
  }
  await user.click(screen.getByRole('button', { name: 'Verify my insurance' }));
}

async function askForLink(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: /Mobile phone/ }), '2125550142');
  await user.click(screen.getByRole('button', { name: 'Text me a link' }));
}

const changes = [
  ['the consent to look up the insurance', 'insurance-verification', false, agree],
  ['an insurance policy', 'insurance-verification', true, sendPolicy],
  ['an ID verification', 'id-verification', false, askForLink],
] as const;

function serve(hasConsent: boolean) {
  api.use(...trackerHandlers({ insurance: { status: 'NOT_INITIATED', hasConsent } }));
  api.use(
    answer(getPaymentState, paymentStateFixture()),
    refuse(giveInsuranceConsent, 409, closed),
    refuse(submitPolicy, 409, closed),
    refuse(startIdVerification, 409, closed),
  );
}

test.each(changes)('%s leads to the order that was canceled elsewhere', async (_, step, hasConsent, send) => {
  serve(hasConsent);
  const { user } = await openCheckout(`${order}/${step}`);
  await screen.findByRole('heading', { level: 1 });
  api.use(answer(getOrder, { data: orderFixture({ orderStatus: 'CANCELED' }) }));
  await send(user);
  expect(await screen.findByRole('heading', { name: 'This order is canceled' })).toBeVisible();
});

test.each(changes)(
  '%s says that the order is closed if it cannot be refetched',
  async (_, step, hasConsent, send) => {
    serve(hasConsent);
    const { user } = await openCheckout(`${order}/${step}`);
    await screen.findByRole('heading', { level: 1 });
    api.use(refuse(getOrder, 500, 'error.internal'));
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  },
);
