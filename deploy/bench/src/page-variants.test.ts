import { expect, it } from 'vitest';
import { naivePage, withoutView } from './page-variants.ts';

const html = [
  '<head><link rel="preload" as="script" crossorigin href="/assets/shell/1/react.js">',
  '<script defer crossorigin nonce="n" integrity="sha384-x" src="/assets/shell/1/main.js"></script></head>',
  '<main id="fc-main" tabindex="-1"><div data-rendered="1 /"><h1>Cars</h1></div></main>',
  '<script type="application/json" id="forecourt-page">{}</script>',
  '<script type="application/json" class="forecourt-data" data-url="/public/x">{"a":1}</script>',
].join('');

it('leaves the rendered view out', () => {
  expect(withoutView(html)).toBe(html.replace('<div data-rendered="1 /"><h1>Cars</h1></div>', ''));
});

it('has only its own scripts and the context of the page', () => {
  expect(naivePage(html, ['/assets/naive/shell/main.js'])).toBe(
    '<head><script defer src="/assets/naive/shell/main.js"></script></head><main id="fc-main" tabindex="-1"></main><script type="application/json" id="forecourt-page">{}</script>',
  );
});

it('refuses a page that is not one of the site', () => {
  expect(() => naivePage('<p>503</p>', [])).toThrow('no script of the shell');
});
