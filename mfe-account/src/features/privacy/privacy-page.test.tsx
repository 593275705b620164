import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  createPrivacyRequest,
  getDataReport,
  listPrivacyRequests,
  withdrawPrivacyRequest,
  type PrivacyRequest,
} from '@forecourt/shared-contracts/privacy';
import { answer, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';

const server = startApi();
const target = '/account/privacy';
const soon = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString();
const access: PrivacyRequest = {
  id: 'r1',
  kind: 'access',
  status: 'completed',
  requestedAt: '2026-06-15T12:00:00.000Z',
  dueAt: soon,
  isExtended: false,
  endedAt: '2026-06-15T12:00:00.000Z',
  reportUntil: soon,
};
const deletion: PrivacyRequest = {
  ...access,
  id: 'r2',
  kind: 'deletion',
  status: 'open',
  dueAt: '2026-07-30T12:00:00.000Z',
  endedAt: null,
  reportUntil: null,
};

const leftAfter = (left: number) => ({ left, nextAt: left === 0 ? '2027-01-10T12:00:00.000Z' : null });

function open(requests: PrivacyRequest[] = [], first = 2) {
  const kept = [...requests];
  server.use(
    answer(listPrivacyRequests, () => ({
      requests: kept,
      access: leftAfter(first - kept.slice(requests.length).filter(({ kind }) => kind === 'access').length),
    })),
  );
  return { kept, rendered: renderRemote({ target, signedInAs: buyer }) };
}

it('requests a report, which is ready at once and can be saved', async () => {
  const { kept, rendered } = open();
  const { user } = await rendered;
  server.use(
    answer(createPrivacyRequest, ({ body }) => {
      kept.push({ ...access, kind: body.kind });
      return { request: access };
    }),
  );
  expect(await screen.findByText('2 requests left.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Request my data' }));
  expect(await screen.findByText(/Your report is ready/)).toBeVisible();
  server.use(refuse(getDataReport, 500, 'error.internal'));
  await user.click(screen.getByRole('button', { name: /^Download report Jun.15,.2026$/ }));
  expect(await screen.findByText(/We couldn't create your report/)).toBeVisible();
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  server.use(
    answer(getDataReport, () => ({
      requestId: 'r1',
      heldBy: 'Test Dealer, LLC',
      requestedAt: access.requestedAt,
      from: '2025-06-15T12:00:00.000Z',
      to: access.requestedAt,
      account: {
        email: buyer.email,
        isEmailVerified: true,
        givenName: 'Ada',
        familyName: null,
        phoneNumber: null,
        isPhoneVerified: false,
        createdAt: '2026-01-01T00:00:00.000Z',
      },
      address: null,
      consents: { marketingEmail: false, marketingSms: false },
      cart: null,
      savedVehicles: [],
      orders: [],
      documents: [],
      requests: [access],
    })),
  );
  await user.click(screen.getByRole('button', { name: /^Download report Jun.15,.2026$/ }));
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce(), { timeout: 15_000 });
  clicked.mockRestore();
});

it('keeps the focus in the card once the last report is requested', async () => {
  const { kept, rendered } = open([], 1);
  const { user } = await rendered;
  server.use(
    answer(createPrivacyRequest, () => {
      kept.push(access);
      return { request: access };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Request my data' }));
  expect(await screen.findByText(/You can make the next one on/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Download your data' })).toHaveFocus();
});

it('shows when the next request can be made, once none is left', async () => {
  await open([access], 0).rendered;
  expect(await screen.findByText(/You can make the next one on Jan 10, 2027/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request my data' })).toBeNull();
});

it('asks for confirmation before requesting deletion, and lets the request be withdrawn', async () => {
  const { kept, rendered } = open();
  const { user } = await rendered;
  const keys: string[] = [];
  server.use(
    answer(createPrivacyRequest, ({ headers }) => {
      keys.push(headers.get('idempotency-key') ?? '');
      kept.push(deletion);
      return { request: deletion };
    }),
    answer(withdrawPrivacyRequest, () => {
      kept.splice(0, 1, { ...deletion, status: 'withdrawn' });
      return { request: { ...deletion, status: 'withdrawn' as const } };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Request deletion' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Request deletion of your data?' }));
  expect(
    dialog().getByText(/^We'll delete your account within 45 days, or within 45 days after/),
  ).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(keys).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Request deletion' }));
  await user.click(dialog().getByRole('button', { name: 'Request deletion' }));
  expect(await screen.findByText(/We'll delete your data by Jul 30, 2026/)).toBeVisible();
  expect(keys).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Withdraw request' }));
  expect(await screen.findByText(/Nothing was deleted/)).toBeVisible();
  expect(screen.getByText('Withdrawn')).toBeVisible();
  // The button is gone: the card keeps the place of a keyboard user.
  expect(screen.getByRole('heading', { name: 'Delete your data' })).toHaveFocus();
});

it.each([
  [undefined, null, /^We'll delete your data by Jul 30, 2026\./],
  [0, null, /^We'll delete your data by Jul 30, 2026\./],
  [1, /^You have 1 open order\. .* after it's delivered/, /^We'll answer your request by Jul 30, 2026\./],
  [2, /^You have 2 open orders\. .* after the last one is/, /^We'll answer your request by Jul 30, 2026\./],
])('a deletion waits for open orders (ACCT-60): %s', async (openOrders, waits, due) => {
  const { kept, rendered } = open();
  server.use(
    answer(listPrivacyRequests, () => ({ requests: kept, access: leftAfter(2), openOrders })),
    answer(createPrivacyRequest, () => {
      kept.push(deletion);
      return { request: deletion };
    }),
  );
  const { user } = await rendered;
  await user.click(await screen.findByRole('button', { name: 'Request deletion' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText(/open orders?\./)?.textContent ?? '').toMatch(waits ?? /^$/);
  await user.click(dialog.getByRole('button', { name: 'Request deletion' }));
  expect(await screen.findByText(due)).toBeVisible();
  expect(screen.queryByText(/open orders?\./)?.textContent ?? '').toMatch(waits ?? /^$/);
});

it('shows why a request was refused', async () => {
  const { user } = await open().rendered;
  server.use(refuse(createPrivacyRequest, 409, 'error.privacy.accessLimit'));
  await user.click(await screen.findByRole('button', { name: 'Request my data' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/You've made all the requests you can/);
});

it('tells agents, parents and guardians how to proceed, even when the requests cannot be loaded', async () => {
  server.use(refuse(listPrivacyRequests, 500, 'error.internal'));
  await renderRemote({ target, signedInAs: buyer });
  expect(await screen.findByRole('alert')).toHaveTextContent(/trouble loading your requests/);
  expect(screen.getByText(/parent or guardian of someone under 18/)).toHaveTextContent(
    /^Requests on this page are for your own account\..*We'll ask for a signed authorization, or for the name of the minor you're responsible for\.$/,
  );
  expect(screen.getByRole('link', { name: 'support@testdealer.example' })).toHaveAttribute(
    'href',
    'mailto:support@testdealer.example',
  );
});
