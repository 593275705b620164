import { beforeEach, expect, it } from 'vitest';
import { allowScripts } from '../testing/allow-scripts.ts';
import { consumeHints } from './consume-hints.ts';

const entry = new URL('http://localhost:3000/assets/mfe-x/1.0.0/remoteEntry.js?attempt=1');

beforeEach(() => {
  allowScripts();
  document.head.innerHTML = [
    '/assets/mfe-x/1.0.0/remoteEntry.js',
    '/assets/mfe-x/1.0.0/root.js',
    '/assets/mfe-x/1.0.0/search.js',
    '/assets/mfe-x/1.0.1/root.js',
    '/assets/shell/1.0.0/react.js',
  ]
    .map(
      (href) => `<link rel="preload" as="script" crossorigin href="${href}" integrity="sha384-of ${href}">`,
    )
    .join('');
});

const paths = (selector: string, name: 'src' | 'href') =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));

it('requests each hinted file of the release once except its entry, and leaves other hints alone', () => {
  consumeHints(document, entry);
  expect(paths('script', 'src')).toEqual([
    'http://localhost:3000/assets/mfe-x/1.0.0/root.js',
    'http://localhost:3000/assets/mfe-x/1.0.0/search.js',
  ]);
  expect(paths('link', 'href')).toEqual([
    '/assets/mfe-x/1.0.0/remoteEntry.js',
    '/assets/mfe-x/1.0.1/root.js',
    '/assets/shell/1.0.0/react.js',
  ]);
  expect([...document.scripts].map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha384-of /assets/mfe-x/1.0.0/root.js', 'anonymous'],
    ['sha384-of /assets/mfe-x/1.0.0/search.js', 'anonymous'],
  ]);
  consumeHints(document, entry);
  expect(paths('script', 'src')).toHaveLength(2);
});

it('removes its scripts when they have finished', () => {
  consumeHints(document, entry);
  for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event('error'));
  expect(paths('script', 'src')).toEqual([]);
});
