import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { driversLicenseKey, insuranceCardKey } from '@forecourt/shared-contracts/documents';
import { getContract, type Contract } from '@forecourt/shared-contracts/signing';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { contractStateFixture, contractTermsFixture } from '../../testing/contract-fixture.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { documentFixture } from '../../testing/tracker-answers.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const documents = [driversLicenseKey, insuranceCardKey].map((key) => documentFixture(key, 'COMPLETE'));
const readiness = { ready: true, isSigningNotificationSent: false };

test.each([
  [{ type: 'PICKUP' as const }, 'Included'],
  [{ type: 'PICKUP' as const, feeCents: 9_900 }, '$99.00 at pickup'],
])('with %j, pickup or delivery without a fee is %s', async (delivery, text) => {
  const terms = contractTermsFixture();
  const lines = [...terms.lines, { code: 'delivery-fee' as const, amountCents: 0 }];
  api.use(
    ...trackerHandlers({
      order: orderFixture({ delivery }),
      documents,
      readiness,
    }),
  );
  api.use(answer(getContract, contractStateFixture({ terms: { ...terms, lines } })));
  await openCheckout('/progress/FC-1001/signing/review');
  expect(await screen.findByRole('row', { name: /^Pickup or delivery/ })).toHaveTextContent(
    `Pickup or delivery${text}`,
  );
});

const buyer = { signer: 'buyer', name: 'Ada Buyer', signedAt: '2026-06-15T15:00:00.000Z' } as const;

test.each<[string, Partial<Contract>, string]>([
  ['before it is signed', {}, 'The full contract is in the PDF and on the signing page.'],
  ['once it is signed', { isBegun: true, signatures: [buyer] }, 'The full contract is in the PDF.'],
])('the page is a summary, and says where the whole contract is: %s', async (_row, contract, text) => {
  api.use(...trackerHandlers({ documents, readiness }));
  api.use(answer(getContract, contractStateFixture(contract)));
  await openCheckout('/progress/FC-1001/signing/review');
  const title = await screen.findByRole('heading', { level: 2, name: 'Summary of your contract' });
  expect(title.nextElementSibling).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible();
});

test('without a choice the contract says nothing of pickup or delivery', async () => {
  const terms = contractTermsFixture();
  const lines = [...terms.lines, { code: 'delivery-fee' as const, amountCents: 0 }];
  api.use(...trackerHandlers({ order: orderFixture({ delivery: null }), documents, readiness }));
  api.use(answer(getContract, contractStateFixture({ terms: { ...terms, lines } })));
  await openCheckout('/progress/FC-1001/signing/review');
  expect(await screen.findByRole('row', { name: /^Total price/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Pickup or delivery/ })).toBeNull();
});

test('what is left of the down payment has the name that the payment step gives it', async () => {
  const terms = contractTermsFixture({ kind: 'Finance', depositCents: 50_000, balanceCents: 200_000 });
  api.use(...trackerHandlers({ documents, readiness }));
  api.use(answer(getContract, contractStateFixture({ terms })));
  await openCheckout('/progress/FC-1001/signing/review');
  expect(await screen.findByRole('row', { name: 'Remaining down payment $2,000.00' })).toBeVisible();
});

test('what few need, such as withdrawing a consent, is behind one row with an arrow', async () => {
  api.use(...trackerHandlers({ documents, readiness }));
  api.use(answer(getContract, contractStateFixture()));
  await openCheckout('/progress/FC-1001/signing');
  const row = (await screen.findByText(/^You agreed to electronic records/)).closest('summary');
  expect(row?.querySelector(':scope > svg')).not.toBeNull();
  expect(screen.getByText('Withdraw my consent')).not.toBeVisible();
});
