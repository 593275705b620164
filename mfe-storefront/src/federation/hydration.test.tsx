import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRemoteLifecycles } from '@forecourt/shared-contracts/react';
import type { Platform } from '@forecourt/shared-contracts';
import type { PageContext } from '@forecourt/shared-contracts/page';
import type { RenderInput } from '@forecourt/shared-contracts/react/server';
import { createTestPlatform, pageFixture } from '@forecourt/shared-contracts/testing';
import remoteConfig from '../../remote.config.ts';
import { searchResultFixture, vehicleFixture } from '../testing/vehicle-fixture.ts';
import { render } from './server.ts';

const name = 'mfe-storefront';
const version = '1.0.0-0a1b2c3d';
const vehicle = vehicleFixture();
const featured = {
  total: 2_841,
  vehicles: [vehicle],
  bodyStyles: [{ value: 'suv', count: 1_355 }],
  makes: [{ value: 'Volvo', count: 40 }],
};

const pageIn = (locale: string): PageContext =>
  pageFixture({
    locale,
    releases: {
      channel: 'stable',
      revision: 1,
      remotes: [
        {
          name,
          container: 'storefront',
          routes: remoteConfig.routes,
          current: { version, entryUrl: '/entry.js', integrity: `sha384-${'a'.repeat(64)}` },
        },
      ],
    },
  });

const pages: readonly (readonly [target: string, answers: RenderInput['answers']])[] = [
  ['/', [['/public/inventory/featured', featured]]],
  ['/search?make=Volvo', [['/public/inventory/vehicles?make=Volvo', searchResultFixture()]]],
  [vehicle.path, [[`/public/inventory/vehicles/${vehicle.vin}`, vehicle]]],
  ['/faq', []],
  ['/terms-of-use', []],
];
const cases = pages.flatMap((page) => ['en', 'es'].map((locale) => [...page, locale] as const));

const fetchNothing = vi.fn<typeof fetch>(() => new Promise(() => undefined));

// As in a browser, the mount ends when the view is taken over; `act` would wait for the mount.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  fetchNothing.mockClear();
});

/** Puts the attributes back as React wrote them: the browser's own way normalizes them, and React's check compares texts. */
function restoreStyles(element: HTMLElement): void {
  for (const styled of element.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.setAttribute('style', styled.dataset['style'] ?? '');
    delete styled.dataset['style'];
  }
}

/** A navigation on which the visitor goes to `path` as soon as the frame of the view is hydrated, before the view itself. */
function leavingEarly(navigation: Platform['navigation'], path: string): Platform['navigation'] {
  const subscribe: typeof navigation.subscribe = (follow) => {
    const stop = navigation.subscribe(follow);
    queueMicrotask(() => navigation.push(path));
    return stop;
  };
  return { ...navigation, subscribe };
}

async function setUp(target: string, answers: RenderInput['answers'], locale = 'en') {
  const page = pageIn(locale);
  const { html } = await render({ page, target, answers });
  const element = document.createElement('div');
  element.innerHTML = html;
  restoreStyles(element);
  element.dataset['rendered'] = `${version} ${target}`;
  document.body.append(element);
  const platform = await createTestPlatform({
    target,
    baseUrl: '',
    page,
    parts: { prefetched: new Map(answers), fetch: fetchNothing },
  });
  const mismatched = vi.fn();
  platform.events.subscribe('remote:mismatched', mismatched);
  const lifecycles = createRemoteLifecycles({ name, loadApp: () => import('../app/remote-app.tsx') });
  let props = { name, domElement: element, platform };
  const mount = async (mounting = platform) => {
    props = { ...props, platform: mounting };
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
  };
  const unmount = () => lifecycles.unmount(props);
  return { element, platform, mismatched, mount, unmount };
}

describe('SITE-94: a rendered page is taken over', () => {
  test.each(cases)('%s %s in %s: each element stays, without a message', async (target, answers, locale) => {
    const { element, mismatched, mount, unmount } = await setUp(target, answers, locale);
    const before = [...element.querySelectorAll('*')].filter((node) => node.tagName !== 'STYLE');
    expect(before.length).toBeGreaterThan(20);
    const heading = element.querySelector('h1');
    await mount();
    expect(element.querySelector('h1')).toBe(heading);
    expect(before.filter((node) => !element.contains(node))).toEqual([]);
    expect(mismatched).not.toHaveBeenCalled();
    // The setup fails every test with a message in the console, and React's development build tells all differences.
    expect(element.dataset['rendered']).toBeUndefined();
    await unmount();
  });
});

test('SITE-94: a visitor who leaves while a page is taken over sees the next one, without a message', async () => {
  const { element, platform, mismatched, mount, unmount } = await setUp('/faq', []);
  await mount({ ...platform, navigation: leavingEarly(platform.navigation, '/terms-of-use') });
  await vi.waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Terms of use'));
  expect(mismatched).not.toHaveBeenCalled();
  await unmount();
});

describe('SITE-94: a page is rendered again', () => {
  const replaced = async (mark: (element: HTMLElement) => void) => {
    const { element, mount, unmount, mismatched } = await setUp('/faq', []);
    const heading = element.querySelector('h1');
    mark(element);
    await mount();
    expect(heading?.isConnected).toBe(false);
    expect(element.querySelectorAll('h1')).toHaveLength(1);
    expect(mismatched).not.toHaveBeenCalled();
    await unmount();
  };

  test('when another release rendered it', () =>
    replaced((element) => {
      element.dataset['rendered'] = '1.0.0-ffffffff /faq';
    }));

  test('when the visitor is somewhere else by now', () =>
    replaced((element) => {
      element.dataset['rendered'] = `${version} /search`;
    }));

  test('when no release is known to have rendered it', () =>
    replaced((element) => {
      delete element.dataset['rendered'];
    }));
});
