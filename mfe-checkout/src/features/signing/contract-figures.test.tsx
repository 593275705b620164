import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { driversLicenseKey, insuranceCardKey } from '@forecourt/shared-contracts/documents';
import { getContract } from '@forecourt/shared-contracts/signing';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { contractStateFixture, contractTermsFixture } from '../../testing/contract-fixture.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { documentFixture } from '../../testing/tracker-answers.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();

test.each([
  [{ type: 'PICKUP' as const }, 'Included'],
  [{ type: 'PICKUP' as const, feeCents: 9_900 }, '$99.00 at pickup'],
  [null, 'Not chosen yet'],
])('with %j, pickup or delivery without a fee is %s', async (delivery, text) => {
  const terms = contractTermsFixture();
  const lines = [...terms.lines, { code: 'delivery-fee' as const, amountCents: 0 }];
  api.use(
    ...trackerHandlers({
      order: orderFixture({ delivery }),
      documents: [driversLicenseKey, insuranceCardKey].map((key) => documentFixture(key, 'COMPLETE')),
      readiness: { ready: true, isSigningNotificationSent: false },
    }),
  );
  api.use(answer(getContract, contractStateFixture({ terms: { ...terms, lines } })));
  await openCheckout('/progress/FC-1001/signing/review');
  expect(await screen.findByRole('row', { name: /^Pickup or delivery/ })).toHaveTextContent(
    `Pickup or delivery${text}`,
  );
});
