import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import { answer, identityFixture, orderFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';

const server = startApi();

/** Opens the orders of a buyer whose token the server refuses from the start; the refresh that follows has this outcome. */
async function openRefused(refresh: 'unreachable' | 'none') {
  server.use(refuse(listOrders, 401, 'error.auth.missing'));
  let isServiceBack = false;
  const refreshes: string[] = [];
  const tokensOf = (idToken: string) => ({
    kind: 'tokens' as const,
    tokens: { idToken, lifetimeMs: 3_600_000, user: buyer },
  });
  const identity = identityFixture({
    async tokens(isForced) {
      if (!isForced) return tokensOf('test-token');
      refreshes.push(isServiceBack ? 'tokens' : refresh);
      return isServiceBack ? tokensOf('renewed') : { kind: refresh };
    },
  });
  const page = await renderRemote({
    target: '/account/orders',
    signedInAs: buyer,
    parts: { loadIdentity: async () => identity },
  });
  const bringBack = () => {
    isServiceBack = true;
    server.use(answer(listOrders, () => ({ orders: [orderFixture()] })));
  };
  return { ...page, refreshes, bringBack };
}

it('a refresh that fails in an outage keeps the session, and a retry loads the page (F73)', async () => {
  const { user, platform, refreshes, bringBack } = await openRefused('unreachable');
  expect(await screen.findByRole('alert')).toHaveTextContent(/trouble loading your orders/i);
  expect(refreshes).toContain('unreachable');
  expect(platform.session.getState()).toMatchObject({ status: 'signed-in' });
  expect(platform.session.getState()).not.toHaveProperty('isOver');
  bringBack();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

it('a refresh that is refused for good ends the session, and shows nobody the orders (F73)', async () => {
  const { platform, refreshes } = await openRefused('none');
  await waitFor(() =>
    expect(platform.session.getState()).toMatchObject({ status: 'signed-in', isOver: true }),
  );
  expect(refreshes).toContain('none');
  expect(screen.queryByRole('article')).toBeNull();
});
