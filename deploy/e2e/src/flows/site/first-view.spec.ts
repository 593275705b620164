import { expect, test } from '../../fixtures/test.ts';
import { compareFirstViews } from '../../first-view/index.ts';

test.describe.configure({ timeout: 240_000 });

test('the first view of /search costs two waves and at most 1.25 times the scripts of a single bundle', async ({
  browser,
  stack,
}) => {
  const page = { tenant: 'northstar', path: '/search', completeWhen: 'article[data-vin]' } as const;
  const { federated, singleBundle } = await compareFirstViews(browser, stack, page);
  const late = federated.requests.filter(({ wave }) => wave > 2).map(({ wave, url }) => `${wave}: ${url}`);
  expect(late, 'requests that came later than side by side with the HTML’s own').toEqual([]);
  expect(federated.waves).toBe(2);
  expect(federated.scriptBytes / singleBundle.scriptBytes).toBeLessThanOrEqual(1.25);
});
