import { expect, test } from 'vitest';
import { routeText, routeTexts } from './route-text.ts';

const catalogs = {
  en: { steps: { payment: 'Make a Payment' }, greeting: 'Hello {{name}}' },
  es: { steps: { payment: 'Hacer un pago' }, greeting: 'Hola {{name}}' },
};

test('a text is published in every language of the catalogs, with the key by which a tenant replaces it', () => {
  expect(routeTexts('checkout', catalogs)('steps.payment')).toEqual({
    key: 'checkout.steps.payment',
    text: { en: 'Make a Payment', es: 'Hacer un pago' },
  });
});

test.each([
  ['that no catalog has', 'steps.other', 'en'],
  ['that is a group of texts', 'steps', 'en'],
  ['below a text', 'steps.payment.title', 'en'],
  ['with a part to fill in', 'greeting', 'en'],
])('a text %s stops the build', (_row, path, locale) => {
  expect(() => routeTexts('checkout', catalogs)(path)).toThrow(
    `The ${locale} catalog of checkout has no plain text '${path}'.`,
  );
});

test('a text that one language lacks stops the build', () => {
  const text = routeTexts('checkout', { en: catalogs.en, es: { steps: {} } });
  expect(() => text('steps.payment')).toThrow(
    "The es catalog of checkout has no plain text 'steps.payment'.",
  );
});

test.each([
  ['in the language of the page', 'es', {}, 'Hacer un pago'],
  ['in English where it has no other', 'fr', {}, 'Make a Payment'],
  ["in the tenant's own words", 'es', { 'checkout.steps.payment': 'Pagar' }, 'Pagar'],
])('it is shown %s', (_row, locale, own, shown) => {
  expect(routeText(routeTexts('checkout', catalogs)('steps.payment'), locale, own)).toBe(shown);
});
