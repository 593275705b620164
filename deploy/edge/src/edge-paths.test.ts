import { expect, it } from 'vitest';
import { isEdgePath } from '@forecourt/shared-contracts/releases';
import { setUpEdge } from './testing/set-up-edge.ts';

it('every path that the edge answers itself is refused to remotes', async () => {
  const { edge } = await setUpEdge({ hasOverrides: true, reloadsPages: true });
  const paths = edge.routes.map(({ path }) => path.replace(/^\/+/, '/'));
  const own = paths.filter((path) => /^\/[\w-]+(\/|$)/.test(path));
  expect(own).toEqual(
    expect.arrayContaining([
      '/healthz',
      '/readyz',
      '/livez',
      '/api/*',
      '/assets/*',
      '/embed/frame',
      '/_status',
    ]),
  );
  expect(own.filter((path) => !isEdgePath(path))).toEqual([]);
});

it('paths of pages are not', () => {
  expect(['/', '/search', '/embedded', '/vehicle/:vin', '/apis'].filter(isEdgePath)).toEqual([]);
});
