import { afterEach, expect, test, vi } from 'vitest';
import type { Platform } from '@forecourt/shared-contracts';
import { showLateFonts } from './show-late-fonts.ts';

type Update = Parameters<Parameters<Platform['navigation']['subscribe']>[0]>[0];

const face = "@font-face{font-family:'A';font-display:optional;src:url(/a.woff2)}";

afterEach(() => {
  document.head.replaceChildren();
});

/** A page with these elements in its head, its navigation, and the faces that are added to it. */
function openPage(html: string, fetched: readonly string[] = []) {
  document.head.innerHTML = html;
  const listeners = new Set<(update: Update) => void>();
  const added: unknown[] = [];
  const fonts = {
    ready: Promise.resolve({} as FontFaceSet),
    add: (one: FontFace) => {
      added.push(one);
      return {} as FontFaceSet;
    },
  };
  class TestFace {
    readonly parts: readonly unknown[];
    constructor(...parts: unknown[]) {
      this.parts = parts;
    }
    load() {
      return Promise.resolve(this.parts);
    }
  }
  showLateFonts(
    {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    document,
    {
      fonts,
      FontFace: TestFace as unknown as typeof FontFace,
      fetchedUrls: () => fetched.map((path) => new URL(path, document.baseURI).href),
    },
  );
  const go = (action: Update['action']) => {
    const location = { pathname: '/', search: '', hash: '', state: undefined, key: 'k' };
    for (const listener of [...listeners]) listener({ location, action });
  };
  return { go, listeners, added, css: () => document.querySelector('style')?.textContent };
}

const inPage = `<style id="fc-theme">${face}${face}body{color:red}</style>`;

test.each(['push', 'pop'] as const)('a first step (%s) shows faces that came late', (action) => {
  const { go, css, listeners } = openPage(inPage);
  go(action);
  const swapped = face.replace('optional', 'swap');
  expect(css()).toBe(`${swapped}${swapped}body{color:red}`);
  expect(listeners.size).toBe(0);
});

test('a redirect of the first view is no step', () => {
  const { go, css, listeners } = openPage(inPage);
  go('replace');
  expect(css()).toContain('font-display:optional');
  expect(listeners.size).toBe(1);
});

test('a page of an edge that links its style sheet stays as it is', () => {
  const { go, css } = openPage('<link rel="stylesheet" href="/theme.css">');
  expect(() => go('push')).not.toThrow();
  expect(css()).toBeUndefined();
});

test('a face of running text is shown once its file is there; no other is added', async () => {
  const ruleOf = (name: string, more = '') =>
    `@font-face{font-family:'${name}';font-display:optional;font-weight:300 900;src:url(/${name}.woff2) format('woff2');unicode-range:U+20-7E${more}}`;
  const { added } = openPage(
    '<link rel="preload" as="font" href="/Heading.woff2">' +
      `<style id="fc-theme">${ruleOf('Heading')}${ruleOf('Text', ';size-adjust:105%')}${ruleOf('Unused')}` +
      "@font-face{font-family:'Text Fallback';src:local(Arial)}</style>",
    ['/Heading.woff2', '/Text.woff2', '/picture.webp'],
  );
  const { href } = new URL('/Text.woff2', document.baseURI);
  const descriptors = { weight: '300 900', unicodeRange: 'U+20-7E', sizeAdjust: '105%' };
  await vi.waitFor(() => expect(added).toEqual([['Text', `url(${href})`, descriptors]]));
});
