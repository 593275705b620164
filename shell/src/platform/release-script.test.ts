import { expect, test } from 'vitest';
import { allowScripts } from '../testing/allow-scripts.ts';
import { releaseScript } from './release-script.ts';

const url = '/assets/mfe-x/1.0.0/remoteEntry.0a1b2c3d.js';

test('is requested with its hash, cross-origin without credentials', () => {
  allowScripts();
  const script = releaseScript(document, url, 'sha384-abc');
  expect([script.getAttribute('src'), script.integrity, script.crossOrigin]).toEqual([
    url,
    'sha384-abc',
    'anonymous',
  ]);
});

test.each([undefined, ''])(
  'T12: without a hash (%j) it is rejected, whatever the page’s headers say',
  (integrity) => {
    allowScripts();
    expect(() => releaseScript(document, url, integrity)).toThrow('A script without a hash was refused');
  },
);

test('T17: a URL outside the page’s policy is rejected', () => {
  allowScripts(() => {
    throw new TypeError('The address of a script was refused');
  });
  expect(() => releaseScript(document, 'https://evil.example/x.js', 'sha384-abc')).toThrow('was refused');
});

test('without a policy nothing is loaded', () => {
  expect(() => releaseScript(document, url, 'sha384-abc')).toThrow('no script policy');
});
