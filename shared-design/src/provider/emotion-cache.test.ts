import { afterEach, expect, test } from 'vitest';
import { cacheOfPage } from './emotion-cache.ts';

const isBlue = { name: 'blue', styles: 'color:blue;' };

afterEach(() => document.body.replaceChildren());

/** A page as the edge sends it: the view with its styles in front, which have a rule for `fc-red`. */
function renderedStyles(): HTMLStyleElement {
  document.body.innerHTML = `<main><style data-emotion="fc red">.fc-red{color:red}</style><div></div></main>`;
  return document.querySelector('main style') as HTMLStyleElement;
}

test('the styles of a rendered view stay where they are, and their rules count as written', () => {
  const styles = renderedStyles();
  expect(cacheOfPage().inserted).toEqual({ red: true });
  expect(document.querySelector('main')?.firstChild).toBe(styles);
});

test('further rules follow them', () => {
  const styles = renderedStyles();
  const cache = cacheOfPage();
  cache.insert('.fc-blue', isBlue, cache.sheet, true);
  const added = styles.nextElementSibling as HTMLStyleElement;
  expect([...(added.sheet?.cssRules ?? [])].map(({ cssText }) => cssText)).toEqual([
    expect.stringContaining('.fc-blue { color: blue; }'),
  ]);
});

test('a second version of the design leaves them to the first', () => {
  const styles = renderedStyles();
  cacheOfPage();
  expect(cacheOfPage().inserted).toEqual({});
  expect(document.querySelector('main')?.firstChild).toBe(styles);
});

test('a page without a rendered view has its rules in the head', () => {
  const cache = cacheOfPage();
  cache.insert('.fc-blue', isBlue, cache.sheet, true);
  expect(cache.sheet.tags.map(({ parentNode }) => parentNode)).toEqual([document.head]);
  cache.sheet.flush();
});
