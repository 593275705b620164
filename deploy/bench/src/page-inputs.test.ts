import { expect, it } from 'vitest';
import { renderInputOf } from './page-inputs.ts';

const html = [
  '<script type="application/json" id="forecourt-page">{"locale":"en"}</script>',
  '<script type="application/json" class="forecourt-data" data-url="/public/x?a=1&amp;b=2">{"total":7}</script>',
].join('');

it('reads the context and the answers of a page', () => {
  expect(renderInputOf(html, '/search')).toEqual({
    page: { locale: 'en' },
    target: '/search',
    answers: [['/public/x?a=1&b=2', { total: 7 }]],
  });
});

it('refuses a page that is not one of the site', () => {
  expect(() => renderInputOf('<p>503</p>', '/search')).toThrow('/search has no page context');
});
