import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AccountDetails } from '@forecourt/shared-contracts';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import {
  downloadDocument,
  getThumbnail,
  listAccountDocuments,
  type DealDocument,
} from '@forecourt/shared-contracts/documents';
import { getConsents } from '@forecourt/shared-contracts/identity';
import { stepIds } from '@forecourt/shared-contracts/progress';
import { createPrivacyRequest, listPrivacyRequests } from '@forecourt/shared-contracts/privacy';
import { getProfile } from '@forecourt/shared-contracts/profile';
import type { ReleaseSet } from '@forecourt/shared-contracts/releases';
import { axeFaults, tabTo } from '@forecourt/shared-contracts/react/testing';
import { answer, identityFixture, orderFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote } from '../testing/render-remote.tsx';

const server = startApi();
const expectAccessible = async () => expect(await axeFaults()).toEqual([]);
const paths = {
  orders: '/account/orders',
  profile: '/account/profile',
  documents: '/account/documents',
  privacy: '/account/privacy',
  deals: '/deals',
};
const license: DealDocument = {
  id: 'd1',
  key: 'APP.DRIVERSLICENSE',
  name: "Driver's license",
  status: 'COMPLETE',
  addedAt: '2026-06-15T02:30:00.000Z',
  file: { name: 'license.jpg', kind: 'jpg', sizeBytes: 1000, isProtected: false },
};
const releases = {
  channel: 'stable',
  revision: 1,
  remotes: [
    {
      name: 'mfe-account',
      routes: Object.entries(paths).map(([id, path]) => ({ id, path, skeleton: 'list' })),
    },
  ],
} as unknown as ReleaseSet;
const missing: DealDocument = {
  id: 'd2',
  key: 'GEN.INSURANCECARD',
  name: 'Insurance card',
  status: 'MISSING',
};

const steps = stepIds.map((id) => ({ id, status: 'READY' as const, since: null }));

/** Answers every call of the account pages for a buyer with an order of each group. */
function serve() {
  server.use(
    answer(listOrders, () => ({
      orders: [
        { ...orderFixture(), progress: { changedAt: license.addedAt ?? '', steps } },
        orderFixture({
          orderNumber: 'T-3',
          deal: { type: 'Finance', dealRefId: 'deal-3', status: 'LDEC' },
        }),
        orderFixture({
          orderNumber: 'T-4',
          deal: { type: 'Finance', dealRefId: 'deal-4', status: 'DPEN' },
        }),
        orderFixture({
          orderNumber: 'T-2',
          orderStatus: 'DELIVERED',
          deal: { type: 'Finance', dealRefId: 'deal-2', status: 'FUND' },
        }),
      ],
    })),
    answer(listAccountDocuments, () => ({
      orders: [{ orderNumber: 'T-1001', dealRefId: 'deal', documents: [license, missing] }],
    })),
    answer(getThumbnail, () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })),
    answer(listPrivacyRequests, () => ({ requests: [], access: { left: 2, nextAt: null } })),
    answer(getProfile, () => ({ address: null, version: 0 })),
    answer(getConsents, { marketingEmail: true, marketingSms: false }),
  );
}

function fail() {
  server.use(
    refuse(listOrders, 500, 'error.internal'),
    refuse(listAccountDocuments, 500, 'error.internal'),
    refuse(listPrivacyRequests, 500, 'error.internal'),
    refuse(getProfile, 500, 'error.internal'),
    refuse(getConsents, 500, 'error.internal'),
  );
}

const details: AccountDetails = {
  email: buyer.email,
  givenName: 'Ada',
  familyName: 'Byron',
  phoneNumber: '+12125550142',
  isPhoneVerified: false,
};

function open(target: string) {
  const sent = async () => ({ kind: 'sent' as const, destination: 'a***@e***' });
  const identity = identityFixture({
    readDetails: async () => ({ kind: 'details', details }),
    tokens: async () => ({
      kind: 'tokens',
      tokens: { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer },
    }),
    updateName: async () => ({ kind: 'success' }),
    requestPhoneCode: sent,
    requestEmailChange: sent,
    confirmPhone: async () => ({ kind: 'wrong-code' }),
    confirmEmailChange: async () => ({ kind: 'expired-code' }),
  });
  return renderRemote({
    target,
    signedInAs: buyer,
    page: { releases },
    parts: { loadIdentity: async () => identity },
  });
}

describe('axe finds no fault in', { tags: ['matrix'] }, () => {
  it.each(Object.entries(paths))('%s of a guest', async (_, target) => {
    await renderRemote({ target });
    await screen.findByRole('link', { name: 'Sign In' });
    await expectAccessible();
  });

  it('orders of a member', async () => {
    serve();
    await open(paths.orders);
    await screen.findByRole('article', { name: '2023 Volvo XC60, order T-2' });
    await expectAccessible();
  });

  it.each([
    ['deals', paths.deals, 'Deal ID deal-2'],
    ['documents', paths.documents, 'license.jpg, added Jun 14, 2026'],
    ['privacy requests', paths.privacy, '2 requests left.'],
    ['the profile', paths.profile, 'By email'],
  ])('%s of a member', async (_, target, text) => {
    serve();
    await open(target);
    await screen.findByText(text);
    await expectAccessible();
  });

  it.each(Object.entries(paths))('%s that could not be loaded', async (_, target) => {
    fail();
    await open(target);
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    await expectAccessible();
  });
});

describe('by keyboard', () => {
  it('an order and a deal are opened, and the account menu leads on', async () => {
    serve();
    const { user, path, unmount } = await open(paths.orders);
    await tabTo(user, await screen.findByRole('link', { name: 'Verify your insurance order T-1001' }));
    await user.keyboard('{Enter}');
    expect(path()).toBe('/progress/T-1001/insurance-verification');
    unmount();
    const deals = await open(paths.deals);
    await tabTo(deals.user, await screen.findByRole('link', { name: 'View order T-1001' }));
    await deals.user.keyboard('{Enter}');
    expect(deals.path()).toBe('/progress/T-1001');
    deals.unmount();
    const documents = await open(paths.documents);
    await tabTo(documents.user, await screen.findByRole('link', { name: 'Profile' }));
    await documents.user.keyboard('{Enter}');
    expect(documents.path()).toBe(paths.profile);
  });

  it('the dialog that cancels an order takes the focus, and Escape returns it', async () => {
    serve();
    const { user } = await open(paths.orders);
    const opener = await screen.findByRole('button', { name: 'Cancel order order T-1001' });
    await tabTo(user, opener);
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('a document is downloaded, which fails', async () => {
    serve();
    const { user } = await open(paths.documents);
    server.use(refuse(downloadDocument, 500, 'error.internal'));
    await tabTo(user, await screen.findByRole('button', { name: 'Download license.jpg' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn't download license\.jpg/);
    await expectAccessible();
  });

  it('a report is requested, and the deletion dialog is opened and left', async () => {
    serve();
    const kinds: string[] = [];
    server.use(
      answer(createPrivacyRequest, ({ body }) => {
        kinds.push(body.kind);
        return {
          request: {
            id: 'r1',
            kind: body.kind,
            status: 'open' as const,
            requestedAt: '2026-06-15T12:00:00.000Z',
            dueAt: '2026-07-30T12:00:00.000Z',
            isExtended: false,
            endedAt: null,
            reportUntil: null,
          },
        };
      }),
    );
    const { user } = await open(paths.privacy);
    await tabTo(user, await screen.findByRole('button', { name: 'Request my data' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(kinds).toEqual(['access']));
    const opener = screen.getByRole('button', { name: 'Request deletion' });
    await tabTo(user, opener);
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Request deletion of your data?' });
    await expectAccessible();
    await tabTo(user, within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(kinds).toEqual(['access']);
  });

  it.each([
    ['Name', 'Edit Name', 'First name'],
    ['Email', 'Edit Email', 'New email'],
    ['Mobile phone', 'Edit Mobile phone', 'New mobile phone'],
    ['Address', 'Add Address', 'Street address'],
    ['Password', 'Edit Password', 'Current password'],
  ])('the card %s is opened at its first field, and Cancel returns the focus', async (title, name, label) => {
    serve();
    const { user } = await open(paths.profile);
    await screen.findByText('By email');
    await tabTo(user, await screen.findByRole('button', { name }));
    await user.keyboard('{Enter}');
    const card = within(screen.getByRole('region', { name: title }));
    await waitFor(() => expect(card.getByLabelText(label)).toHaveFocus());
    await expectAccessible();
    await tabTo(user, card.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it('a phone is verified with a code, a wrong one included', async () => {
    serve();
    const { user } = await open(paths.profile);
    await screen.findByText('By email');
    const verify = await screen.findByRole('button', { name: 'Verify' });
    const card = within(screen.getByRole('region', { name: 'Mobile phone' }));
    await tabTo(user, verify);
    await user.keyboard('{Enter}');
    await tabTo(user, await card.findByLabelText('Verification Code'));
    await expectAccessible();
    await user.keyboard('123456{Enter}');
    expect(await card.findByRole('alert')).toHaveTextContent('Oops, wrong code');
    await expectAccessible();
  });
});
