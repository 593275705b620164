import { expect, test } from 'vitest';
import { bodyStyles } from '@forecourt/shared-contracts/inventory';
import { suggestionTextKey } from './suggestion-text-key.ts';

test.each(bodyStyles)('the body style %s has a text (SHOP-24, SITE-85)', (text) => {
  expect(suggestionTextKey({ kind: 'bodyStyle', text })).toBe(`inventory.bodyStyle.${text}`);
});

test.each([
  ['make', 'Volvo'],
  ['model', 'Volvo XC60'],
  ['trim', 'Ford Transit van'],
  ['model', 'van'],
  ['bodyStyle', 'hovercraft'],
] as const)('a %s %j is its own name', (kind, text) => {
  expect(suggestionTextKey({ kind, text })).toBeUndefined();
});
