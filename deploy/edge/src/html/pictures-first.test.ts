import { expect, test } from 'vitest';
import { splitPictures, withPicturesFirst } from './pictures-first.ts';

const first = '<link rel="preload" as="image" imageSrcSet="/a.webp?w=320 320w" fetchPriority="high"/>';
const second = '<link rel="preload" as="image" href="/b.jpg"/>';
const styles = '<style nonce="n" data-emotion="fc a" data-s>.fc-a{left:0}</style>';
const head = (rest = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${rest}<style nonce="n">:root{}</style></head><body><main>`;

test.each([
  ['its hints', `${first}${second}<h1>Cars</h1>`, `${first}${second}`, '<h1>Cars</h1>'],
  ['nothing, without hints', '<h1>Cars</h1>', '', '<h1>Cars</h1>'],
  ['nothing, if a hint is elsewhere', `<h1>Cars</h1>${first}`, '', `<h1>Cars</h1>${first}`],
])('a view begins with %s', (_name, html, pictures, rest) => {
  expect(splitPictures(html)).toEqual({ pictures, rest });
});

test('a whole page has the hints of its view behind its viewport, on which their width depends, and in front of all styles', () => {
  const view = '<div data-rendered="1 /"><h1>Cars</h1></div>';
  expect(withPicturesFirst(`${head()}${first}${second}${styles}${view}`)).toBe(
    `${head(`${first}${second}`)}${styles}${view}`,
  );
});

test.each([
  ['a page without hints', `${head()}${styles}<h1>Cars</h1>`],
  ['a page without a view, whose hints follow its skeleton', `${head()}<p>Loading</p>${first}`],
  ['a text that looks like a hint', `${head()}${styles}&lt;link rel="preload" as="image"&gt;`],
])('%s stays as it is', (_name, page) => {
  expect(withPicturesFirst(page)).toBe(page);
});
