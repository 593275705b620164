import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getPrequalification } from '@forecourt/shared-contracts/prequalification';
import { answer } from '@forecourt/shared-contracts/testing';
import {
  approvalFixture,
  personFixture,
  prequalificationFixture,
} from '../../testing/prequalification-fixture.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const approved = { state: 'mq_approved', person: personFixture, approval: approvalFixture } as const;

it.each([
  ['a guest', undefined, 'Good for 30 days with an account. Without one, for this visit.', 0],
  ['a member', buyer, "It's good for 30 days, and you can renew it.", 1],
])('%s reads for how long a result is good, and its day only in an account', async (...row) => {
  const [, signedInAs, promise, days] = row;
  server.use(answer(getPrequalification, { prequalification: prequalificationFixture() }));
  const { unmount } = await renderRemote({ target: '/pre-qualification', signedInAs });
  expect(await screen.findByText(promise)).toBeVisible();
  unmount();
  server.use(answer(getPrequalification, { prequalification: prequalificationFixture(approved) }));
  await renderRemote({ target: '/pre-qualification/result', signedInAs });
  await screen.findByRole('heading', { level: 1, name: "You're pre-qualified" });
  expect(screen.queryAllByText('Valid until')).toHaveLength(days);
});
