// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryNavigation } from '../navigation/create-memory-navigation.ts';
import { browserDeps } from './browser-deps.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['https:', 'auth=t; Path=/api/documents; Secure'],
  ['http:', 'auth=t; Path=/api/documents'],
])('a cookie written on %s is %s', (protocol, written) => {
  const cookie = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  const page = new Proxy(window, {
    get: (target, name) => {
      if (name === 'location') return { protocol, search: '', origin: `${protocol}//harbor.example` };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  browserDeps(
    page,
    'harbor',
    createMemoryNavigation('/', () => undefined),
  ).setCookie('auth=t; Path=/api/documents');
  expect(cookie).toHaveBeenCalledWith(written);
});
