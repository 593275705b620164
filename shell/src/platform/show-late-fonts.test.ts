import { expect, test } from 'vitest';
import type { Platform } from '@forecourt/shared-contracts';
import { showLateFonts } from './show-late-fonts.ts';

type Update = Parameters<Parameters<Platform['navigation']['subscribe']>[0]>[0];

const face = "@font-face{font-family:'A';font-display:optional;src:url(/a.woff2)}";

/** A page with a style sheet of the theme, and its navigation. */
function openPage(html = `<style id="fc-theme">${face}${face}body{color:red}</style>`) {
  const listeners = new Set<(update: Update) => void>();
  const page = new DOMParser().parseFromString(html, 'text/html');
  showLateFonts(
    {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    page,
  );
  const go = (action: Update['action']) => {
    const location = { pathname: '/', search: '', hash: '', state: undefined, key: 'k' };
    for (const listener of [...listeners]) listener({ location, action });
  };
  return { go, listeners, css: () => page.querySelector('style')?.textContent };
}

test.each(['push', 'pop'] as const)('a first step (%s) shows faces that came late', (action) => {
  const { go, css, listeners } = openPage();
  go(action);
  const swapped = face.replace('optional', 'swap');
  expect(css()).toBe(`${swapped}${swapped}body{color:red}`);
  expect(listeners.size).toBe(0);
});

test('a redirect of the first view is no step', () => {
  const { go, css, listeners } = openPage();
  go('replace');
  expect(css()).toContain('font-display:optional');
  expect(listeners.size).toBe(1);
});

test('a page of an edge that links its style sheet stays as it is', () => {
  const { go, css } = openPage('<link rel="stylesheet" href="/theme.css">');
  expect(() => go('push')).not.toThrow();
  expect(css()).toBeUndefined();
});
