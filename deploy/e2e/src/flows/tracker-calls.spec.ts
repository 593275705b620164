import { expect, test } from '../fixtures/test.ts';
import { measureTracker } from '../first-view/index.ts';

test('the tracker asks for its data in one round, but for the documents of a deal that it does not know yet', async ({
  browser,
  stack,
}) => {
  const { first, again } = await measureTracker(browser, stack, {
    tenant: 'northstar',
    key: 'insurance-done',
  });
  const late = first.filter(({ round }) => round > 1).map(({ url }) => new URL(url).pathname);
  expect(late).toEqual([expect.stringMatching(/^\/api\/documents\/deals\/.+\/documents$/)]);
  expect(again.map(({ round }) => round)).toEqual(again.map(() => 1));
  const paths = again.map(({ url }) => url);
  expect(new Set(paths).size, 'no call is made twice').toBe(paths.length);
});
