import { expect, it } from 'vitest';
import { contactSheet } from './contact-sheet.ts';

const files = [
  'harbor/storefront-search-390.png',
  'northstar/storefront-search-1440.png',
  'northstar/storefront-search-390.png',
  'northstar/storefront-old-page-390.png',
  'northstar/storefront-landing-390.png',
  'northstar/orders-payment-390.png',
  'northstar',
  'index.html',
];

it('lists every picture by part and page, narrow before wide, pages that are gone last', () => {
  const sheet = contactSheet(files, ['landing', 'search', 'payment']);
  const linked = [...sheet.matchAll(/<a href="([^#"]+)">/g)].map(([, file]) => file);
  expect(linked).toEqual([
    'northstar/storefront-landing-390.png',
    'harbor/storefront-search-390.png',
    'northstar/storefront-search-390.png',
    'northstar/storefront-search-1440.png',
    'northstar/storefront-old-page-390.png',
    'northstar/orders-payment-390.png',
  ]);
  expect(sheet).toContain('6 pictures');
});
