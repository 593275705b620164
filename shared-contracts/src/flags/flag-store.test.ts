import { describe, expect, test, vi } from 'vitest';
import { createStoragePort } from '../storage/create-storage-port.ts';
import { createFlagStore } from './create-flag-store.ts';
import { cosmeticFlags } from './flag-definitions.ts';
import { forcedFlags, parseForcedFlags } from './forced-flags.ts';

function sessionPort() {
  const values = new Map<string, string>();
  return createStoragePort(
    () => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }),
    '',
  );
}

describe('reading', () => {
  test('before ready, returns the default and logs an error', () => {
    const log = vi.fn();
    const flags = createFlagStore({}, log);
    expect(flags.read('message_banner', false)).toBe(false);
    expect(log).toHaveBeenCalledOnce();
  });

  test.each([
    ['the value of the service', { message_banner: true }, true],
    ['the default without one', {}, false],
    ['the default for a value of another type', { message_banner: 'yes' }, false],
  ])('once ready, returns %s', (_name, values, expected) => {
    const log = vi.fn();
    const flags = createFlagStore({}, log);
    flags.accept(values);
    expect(flags.read('message_banner', false)).toBe(expected);
    expect(log).not.toHaveBeenCalled();
  });

  test('a forced value overrides the service, even after changes', () => {
    const flags = createFlagStore({ message_banner: false }, vi.fn());
    flags.accept({ message_banner: true });
    expect(flags.read('message_banner', true)).toBe(false);
  });

  test('listeners are called only on changes', () => {
    const flags = createFlagStore({}, vi.fn());
    const listener = vi.fn();
    flags.accept({ message_banner: true });
    flags.subscribe(listener);
    flags.accept({ message_banner: true });
    expect(listener).not.toHaveBeenCalled();
    flags.accept({ message_banner: false });
    expect(listener).toHaveBeenCalledOnce();
    expect(flags.revision()).toBe(2);
  });
});

describe('forced flags', () => {
  test.each([
    ['message_banner', { message_banner: true }],
    ['message_banner=true,inline_compare_icons=false', { message_banner: true, inline_compare_icons: false }],
    [' message_banner , ', { message_banner: true }],
    ['message_banner=maybe', {}],
    ['', {}],
  ])('%j is %j', (list, forced) => {
    expect(parseForcedFlags(list)).toEqual(forced);
  });

  test('are kept for the session and merged with later ones', () => {
    const session = sessionPort();
    forcedFlags('?flags=message_banner', session, 'all');
    forcedFlags('?flags=cart_cash_cobuyer=false', session, 'all');
    expect(forcedFlags('', session, 'all')).toEqual({ message_banner: true, cart_cash_cobuyer: false });
  });

  test('in production only cosmetic ones apply, even if stored before (T55)', () => {
    const session = sessionPort();
    const asked = '?flags=cart_cash_cobuyer,social_media_login_google,message_banner';
    forcedFlags(asked, session, 'all');
    expect(forcedFlags('', session, 'cosmetic')).toEqual({ message_banner: true });
    expect(forcedFlags(asked, session, 'cosmetic')).toEqual({ message_banner: true });
  });

  test('no flag about money or identity is cosmetic', () => {
    expect(cosmeticFlags.filter((key) => /cart|login|apple|payment|default_tenant/.test(key))).toEqual([]);
  });

  test('unknown keys are dropped', () => {
    expect(forcedFlags('?flags=constructor,__proto__,made_up', sessionPort(), 'all')).toEqual({});
  });
});
