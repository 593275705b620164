import { expect, test } from 'vitest';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { recordVisited } from './record-visited.ts';

test('each path is recorded with the time of its navigation; filters are not a new path', async () => {
  const { navigation } = await createTestPlatform({ target: '/search?make=audi' });
  let nowMs = 0;
  const visited = recordVisited(navigation, () => (nowMs += 100));
  expect(visited()).toEqual([{ atMs: 0, path: '/search' }]);
  navigation.replace('/search?make=volvo');
  navigation.push('/cart');
  navigation.push('/cart#lines');
  navigation.back();
  navigation.back();
  expect(visited()).toEqual([
    { atMs: 0, path: '/search' },
    { atMs: 100, path: '/cart' },
    { atMs: 200, path: '/search' },
  ]);
});
