import { expect, it } from 'vitest';
import { keyUse, missingKeys, unusedKeys } from './used-keys.ts';

const use = keyUse(
  new Map([
    [
      'view.tsx',
      [
        "t('orders.title')",
        't(`orders.state.${state}`)',
        "t('design:retry.action')",
        "const labels = { a: 'orders.label' };",
        '<Trans i18nKey="orders.legal" />',
        "t('orders.count', { count })",
        "t('orders.none')",
        't(`errors.${isName ? `${name}Required` : code}`)',
      ].join('\n'),
    ],
    ['short.tsx', "useTranslation('x', { keyPrefix: 'rates.table' }); t('apr')"],
  ]),
);
const keys = [
  'orders.title',
  'orders.state.Being made.long',
  'orders.label',
  'orders.legal',
  'orders.count_one',
  'orders.count_other',
  'orders.title_cash',
  'errors.nameShort',
  'rates.table.apr',
  'retry.action',
];

it('keys are used by name, as data, as templates, in plural and below a prefix', () => {
  expect(unusedKeys(keys, use)).toEqual([]);
});

it('a form in a context is used with its key', () => {
  expect(unusedKeys([...keys, 'orders.gone_cash'], use)).toEqual(['orders.gone_cash']);
});

it('a key that no code names is unused', () => {
  expect(unusedKeys([...keys, 'orders.old', 'rates.old'], use)).toEqual(['orders.old', 'rates.old']);
});

it('a key that the code requests and no catalog has is missing', () => {
  expect(missingKeys(new Set(keys), use)).toEqual(['orders.none, asked for in view.tsx']);
});
