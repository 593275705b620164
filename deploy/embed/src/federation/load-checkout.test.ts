import { afterEach, expect, test, vi } from 'vitest';
import { fetchContext, loadCheckout } from './load-checkout.ts';

const siteOrigin = 'https://site.example';
const entryUrl = '/assets/mfe-checkout/1.0.0/remoteEntry.0a1b2c3d.js';

afterEach(() => vi.restoreAllMocks());

/** The scripts that are created for the page. */
function createdScripts(): HTMLScriptElement[] {
  const created: HTMLScriptElement[] = [];
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLScriptElement) created.push(element);
    return element;
  });
  return created;
}

const load = (integrity: string, attempt = 0) =>
  loadCheckout(
    'checkout',
    { version: '1.0.0', entryUrl, integrity },
    { siteOrigin, attempt, nonce: undefined },
  );

test.each([0, 1])(
  'T12: a release without a hash is rejected before attempt %i, whatever the headers of the host say',
  async (attempt) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const created = createdScripts();
    await expect(load('', attempt)).rejects.toThrow('checkout 1.0.0 has no hash');
    expect([created, fetched.mock.calls]).toEqual([[], []]);
  },
);

test('a site that does not answer names what the page needs: the browser gives no reason', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchContext(siteOrigin, null)).rejects.toThrow(
    `${siteOrigin} does not answer this page. If it is up, the dealer has to list ${location.origin} (embeddingOrigins), and a policy of this page needs connect-src ${siteOrigin}.`,
  );
});
