import { expect, test, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const link = { url: 'https://cars.example/vehicle/1', title: 'A car' };
const named = (name: string) => Object.assign(new Error(name), { name });
const copies = { writeText: vi.fn(async () => undefined) };
const refuses = { writeText: () => Promise.reject(named('NotAllowedError')) };

test.each([
  ['is handed to the device', { share: async () => undefined }, 'shared'],
  ['may be given up there', { share: () => Promise.reject(named('AbortError')) }, 'dismissed'],
  [
    'is copied where the device refuses',
    { share: () => Promise.reject(named('NotAllowedError')), clipboard: copies },
    'copied',
  ],
  ['is copied where there is no such dialog', { clipboard: copies }, 'copied'],
  ['fails where copying is refused', { clipboard: refuses }, 'failed'],
  ['fails where neither exists', {}, 'failed'],
])('a link %s', async (_, browser, outcome) => {
  expect(await shareLink(link, browser as unknown as Navigator)).toBe(outcome);
});
