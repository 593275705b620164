// @vitest-environment node
import type { ReleaseSet } from '@forecourt/shared-contracts/releases';
import { describe, expect, it } from 'vitest';
import { routeOwner } from './route-owner.ts';

function remote(name: string, ...paths: string[]) {
  const routes = paths.map((path, at) => ({
    id: `r${at}`,
    path,
    skeleton: 'list' as const,
    prefetch: [],
    chunks: [],
  }));
  return {
    name,
    container: name,
    routes,
    current: { version: '1.0.0', entryUrl: '/e.js', integrity: 'sha384-x' },
  };
}

const releases: ReleaseSet = {
  channel: 'stable',
  revision: 1,
  remotes: [remote('a', '/', '/search', '/vehicle/:vin'), remote('b', '/progress/*', '/vehicle/compare')],
};

describe('routeOwner', () => {
  it.each([
    ['/', 'a'],
    ['/search', 'a'],
    ['/search/', 'a'],
    ['/vehicle/1HGCM82633A004352', 'a'],
    ['/vehicle/compare', 'b'],
    ['/progress', 'b'],
    ['/progress/FC-1/signing/review', 'b'],
    ['/nowhere', undefined],
    ['/progress/..%2f..%2fetc', undefined],
    ['/vehicle/%E0%A4%A', undefined],
  ])('%s belongs to %s', (path, owner) => {
    expect(routeOwner(releases, path)?.name).toBe(owner);
  });

  it('checks the routes once per path, however many remotes ask', () => {
    let looks = 0;
    const one = remote('a', '/search');
    const counted: ReleaseSet = {
      ...releases,
      get remotes() {
        looks += 1;
        return [one];
      },
    };
    for (let ask = 0; ask < 100; ask += 1) {
      expect(routeOwner(counted, '/search')).toBe(one);
      expect(routeOwner(counted, '/nowhere')).toBeUndefined();
    }
    expect(looks).toBe(2);
  });
});
