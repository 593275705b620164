import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import { listAccountDocuments } from '@forecourt/shared-contracts/documents';
import { listPrivacyRequests } from '@forecourt/shared-contracts/privacy';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote } from '../testing/render-remote.tsx';

const server = startApi();
const pending = () => new Promise<never>(() => undefined);

test.each([
  ['/account/orders', 'Loading your orders'],
  ['/deals', 'Loading your deals'],
  ['/account/documents', 'Loading your documents'],
  ['/account/privacy', 'Loading your requests'],
])('%s waits for its data with a line and two cards, as the first paint does', async (target, name) => {
  server.use(
    answer(listOrders, pending),
    answer(listAccountDocuments, pending),
    answer(listPrivacyRequests, pending),
  );
  await renderRemote({ target, signedInAs: buyer });
  const [line, ...cards] = (await screen.findByRole('status', { name })).children;
  expect(line?.tagName).toBe('SPAN');
  // Each with a thumbnail beside a line, two lines and a button.
  const parts = cards.map((card) => [...card.children].map(({ children }) => children.length));
  expect(parts).toEqual([
    [2, 0, 0, 0],
    [2, 0, 0, 0],
  ]);
});
