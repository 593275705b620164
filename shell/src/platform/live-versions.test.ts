import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { releaseFixture, releaseSetFixture } from '../testing/release-fixture.ts';
import { readLiveVersions, versionsOf } from './live-versions.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const context = {
  ...pageFixture({ releases: releaseSetFixture(releaseFixture('mfe-a', ['/a'])) }),
  shellVersion: '7.0.0',
};
const versions = { shell: '7.0.0', 'mfe-a': '2.0.0' };
const pageWith = (text: string) =>
  `<!doctype html><body><script type="application/json" id="forecourt-page">${text}</script><p>rest</p>`;

test('the versions of a page are those of its context', () => {
  expect(versionsOf(context)).toEqual(versions);
});

test.each<[string, () => Response, object | undefined]>([
  ['a page of ours', () => HttpResponse.html(pageWith(JSON.stringify(context))), versions],
  [
    'a page of ours for an address that leads nowhere',
    () => HttpResponse.html(pageWith(JSON.stringify(context)), { status: 404 }),
    versions,
  ],
  ['somebody else’s page', () => HttpResponse.html('<p>Sign in to this network</p>'), undefined],
  ['a context that is cut off', () => HttpResponse.html(pageWith('{"shellVersion":')), undefined],
  ['a context of another shape', () => HttpResponse.html(pageWith('{"releases":{}}')), undefined],
  ['no answer', () => HttpResponse.error(), undefined],
])('F11: what the site runs, from %s', async (_, answer, found) => {
  server.use(http.get(location.href, answer));
  expect(await readLiveVersions()).toEqual(found);
});
