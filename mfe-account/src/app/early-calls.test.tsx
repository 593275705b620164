import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { matchRoute } from '@forecourt/shared-contracts/releases';
import { startApi } from '@forecourt/shared-contracts/testing';
import remote from '../../remote.config.ts';
import { buyer, renderRemote } from '../testing/render-remote.tsx';

const api = startApi();

const pages = ['/account/orders', '/account/documents', '/account/profile', '/account/privacy', '/deals'];

test.each(pages)('%s starts with its early calls', async (path) => {
  const early = matchRoute(remote.routes, path)?.route.earlyCalls ?? [];
  // No call is answered, so none that depends on another is sent.
  api.use(http.all('*', () => new Promise<never>(() => {})));
  await renderRemote({ target: path, signedInAs: buyer });
  expect(early).not.toEqual([]);
  await vi.waitFor(() => expect(api.calls).toEqual(expect.arrayContaining(early.map((url) => `GET ${url}`))));
});
