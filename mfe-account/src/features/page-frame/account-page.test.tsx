import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import { listAccountDocuments } from '@forecourt/shared-contracts/documents';
import { listPrivacyRequests } from '@forecourt/shared-contracts/privacy';
import type { ReleaseSet } from '@forecourt/shared-contracts/releases';
import { createTestPlatform, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, renderRemoteOn } from '../../testing/render-remote.tsx';

const server = startApi();
const paths = ['/account/orders', '/deals', '/account/documents', '/account/privacy'];
const routes = paths.map((path) => ({ id: path, path }));
const releases = { remotes: [{ name: 'mfe-account', routes }] } as unknown as ReleaseSet;

test.each(paths)('%s has one name: in the navigation, as its heading and as its title', async (target) => {
  server.use(
    refuse(listOrders, 500, 'error.internal'),
    refuse(listAccountDocuments, 500, 'error.internal'),
    refuse(listPrivacyRequests, 500, 'error.internal'),
  );
  await renderRemoteOn({ ...(await createTestPlatform({ target, signedInAs: buyer })), releases });
  const nav = within(await screen.findByRole('navigation', { name: 'Your account' }));
  const name = nav.getByRole('link', { current: 'page' }).textContent;
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  expect(document.title.startsWith(`${name} |`)).toBe(true);
  expect(name).not.toMatch(/^My /);
  await screen.findByRole('alert');
});
