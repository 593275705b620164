import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRemoteLifecycles } from '@forecourt/shared-contracts/react';
import {
  createTestPlatform,
  pageFixture,
  type TestPlatformOptions,
} from '@forecourt/shared-contracts/testing';
import remoteConfig from '../../remote.config.ts';
import { buyer } from '../testing/render-remote.tsx';
import { render } from './server.ts';

const name = 'mfe-account';
const version = '1.0.0-0a1b2c3d';

const pageIn = (locale: string) =>
  pageFixture({
    locale,
    releases: {
      channel: 'stable',
      revision: 1,
      remotes: [
        {
          name,
          container: 'account',
          routes: remoteConfig.routes,
          current: { version, entryUrl: '/entry.js', integrity: `sha384-${'a'.repeat(64)}` },
        },
      ],
    },
  });

// As in a browser, the mount ends when the view is taken over; `act` would wait for the mount.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});

interface Visit {
  readonly locale?: string;
  readonly signedInAs?: TestPlatformOptions['signedInAs'];
}

async function setUp(target: string, { locale = 'en', signedInAs }: Visit = {}) {
  const page = pageIn(locale);
  const { html } = await render({ page, target, answers: [] });
  const element = document.createElement('div');
  element.innerHTML = html;
  element.dataset['rendered'] = `${version} ${target}`;
  document.body.append(element);
  const fetchNothing = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  const eventTarget = new EventTarget();
  const dispatched = vi.spyOn(eventTarget, 'dispatchEvent');
  const sent = () => dispatched.mock.calls.map(([event]) => (event as CustomEvent).detail as unknown);
  const parts = {
    fetch: fetchNothing,
    eventTarget,
    openSession: () => sessionStorage,
    openLocal: () => localStorage,
  };
  const platform = await createTestPlatform({ target, baseUrl: '', page, parts, signedInAs });
  const mismatched = vi.fn();
  platform.events.subscribe('remote:mismatched', mismatched);
  const lifecycles = createRemoteLifecycles({ name, loadApp: () => import('../app/remote-app.tsx') });
  const props = { name, domElement: element, platform };
  const mount = async () => {
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
  };
  const unmount = () => lifecycles.unmount(props);
  return { html, element, platform, mismatched, sent, fetchNothing, mount, unmount };
}

const targets = ['/sign-in', '/sign-in?returnTo=%2Fcart', '/sign-in/code', '/sign-up', '/reset-password'];
const cases = targets.flatMap((target) => ['en', 'es'].map((locale) => [target, locale] as const));

describe('SITE-94: a rendered form is taken over', () => {
  test.each(cases)('%s in %s: each element stays, without a message', async (target, locale) => {
    const { element, mismatched, mount, unmount } = await setUp(target, { locale });
    const before = [...element.querySelectorAll('*')];
    expect(before.length).toBeGreaterThan(20);
    await mount();
    expect(before.filter((node) => !element.contains(node))).toEqual([]);
    expect(mismatched).not.toHaveBeenCalled();
    await unmount();
  });

  test('with the email and the password that were typed before, which are nowhere else', async () => {
    const { element, sent, fetchNothing, mount, unmount } = await setUp('/sign-in');
    const type = (selector: string, value: string) => {
      const field = element.querySelector<HTMLInputElement>(selector);
      if (field) field.value = value;
    };
    type('[name=email]', 'ada@example.com');
    type('[name=password]', 'Not-my-password-1');
    await mount();
    await vi.waitFor(() => expect(element.querySelector('[type=submit]')).toBeEnabled(), { timeout: 15_000 });
    expect(element.querySelector('[name=password]')).toHaveValue('Not-my-password-1');
    expect(sent()).not.toEqual([]);
    const calls = fetchNothing.mock.calls;
    const others = [sent(), calls, { ...sessionStorage }, { ...localStorage }, element.innerHTML];
    expect(JSON.stringify(others)).not.toContain('Not-my-password-1');
    await unmount();
  });

  test.each([
    ['/sign-in', '/account/orders'],
    ['/sign-in?returnTo=%2Fdeals', '/deals'],
    ['/sign-in/code', '/account/orders'],
    ['/sign-up', '/account/orders'],
    ['/reset-password?returnTo=%2Fdeals', '/deals'],
  ])('%s, by a visitor who is signed in: leads on to %s, without a message', async (target, next) => {
    const { element, platform, mismatched, mount, unmount } = await setUp(target, { signedInAs: buyer });
    expect(element.querySelector('form')).not.toBeNull();
    await mount();
    await vi.waitFor(() => expect(platform.navigation.current().location.pathname).toBe(next), {
      timeout: 15_000,
    });
    await vi.waitFor(() => expect(element.querySelector('form')).toBeNull(), { timeout: 15_000 });
    expect(mismatched).not.toHaveBeenCalled();
    await unmount();
  });
});

test.each(targets)('%s, sent without scripts, puts nothing into an address', async (target) => {
  const { element } = await setUp(target);
  const form = element.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).not.toHaveAttribute('action');
  // A browser sends no form whose button is disabled when Enter is pressed in a field.
  expect(form?.querySelector('[type=submit]')).toBeDisabled();
});

test('a return address stays text', async () => {
  const { html } = await setUp('/sign-in?returnTo=%2Fa%22%3E%3Cimg%20src%3Dx%3E');
  expect(html).not.toContain('<img src=x');
});
