// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from './load-script.ts';

const log = vi.fn();
const request = { id: 'viewer', src: 'https://viewer.example/v1.js' };
const scripts = () => [...document.querySelectorAll('script')];
const load = (timeoutMs?: number) => loadScript(request, { document, log, ...(timeoutMs && { timeoutMs }) });

beforeEach(() => {
  document.head.replaceChildren();
  log.mockClear();
});

test('resolves on load, and is loaded once for all callers', async () => {
  const asked = [load(), load()];
  expect(scripts().map(({ src }) => src)).toEqual([request.src]);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await Promise.all(asked);
  await load();
  expect(scripts()).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
});

test("a failure rejects with 'could not load {id} script', is logged, and can be retried (F69)", async () => {
  const asked = load();
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(asked).rejects.toThrow('could not load viewer script');
  expect(log).toHaveBeenCalledWith('could not load viewer script', { src: request.src });
  expect(scripts()).toHaveLength(0);
  const again = load();
  scripts()[0]?.dispatchEvent(new Event('load'));
  await again;
});

test('a script that never loads times out', async () => {
  await expect(load(10)).rejects.toThrow('could not load viewer script');
});
