import { expect, test, vi } from 'vitest';
import { createCatalog } from './create-catalog.ts';

const resources = {
  en: {
    header: { title: 'Buy a car', call: 'Call {{phone}}', nested: { one: 'One' } },
    footer: { legal: 'Terms' },
  },
  es: { header: { title: 'Compre un auto' } },
};

test('texts are available immediately, with values and namespaces', () => {
  const { t } = createCatalog({ locale: 'en', resources });
  expect(t('title')).toBe('Buy a car');
  expect(t('call', { phone: '<1>' })).toBe('Call <1>');
  expect(t('nested.one')).toBe('One');
  expect(t('footer:legal')).toBe('Terms');
});

test('a text without a translation falls back to English (F71)', () => {
  const { t } = createCatalog({ locale: 'es', resources });
  expect(t('title')).toBe('Compre un auto');
  expect(t('nested.one')).toBe('One');
});

test("the tenant's own texts override the catalog; those of other remotes are ignored", () => {
  const { t } = createCatalog({
    locale: 'en',
    resources,
    tenantOverrides: { 'header.title': 'Sail home', 'header.nested.one': 'First', 'other.title': 'x' },
  });
  expect(t('title')).toBe('Sail home');
  expect(t('nested.one')).toBe('First');
});

test('a figure within a text never breaks across lines', () => {
  const { t } = createCatalog({ locale: 'en', resources });
  expect(t('call', { phone: '(207) 555 - 0178' })).toBe('Call (207)\u00a0555\u00a0-\u2060\u00a00178');
});

test('two catalogs are independent', () => {
  createCatalog({ locale: 'en', resources, tenantOverrides: { 'header.title': 'Sail home' } });
  expect(createCatalog({ locale: 'en', resources }).t('title')).toBe('Buy a car');
});

test('a missing key is reported, by default as an error', () => {
  const onMissingKey = vi.fn();
  expect(createCatalog({ locale: 'en', resources, onMissingKey }).t('gone')).toBe('gone');
  expect(onMissingKey).toHaveBeenCalledExactlyOnceWith('header:gone');
  createCatalog({ locale: 'en', resources }).t('gone');
  expect(vi.mocked(console.error).mock.calls).toEqual([['no text for header:gone']]);
  vi.mocked(console.error).mockClear();
});

test('a count chooses the plural form of its language, 0 a text of its own', () => {
  const en = { cart: { items_zero: 'Empty', items_one: '{{count}} item', items_other: '{{count}} items' } };
  const es = { cart: { items_one: '{{count}} artículo', items_other: '{{count}} artículos' } };
  const english = createCatalog({ locale: 'en', resources: { en } }).t;
  expect([0, 1, 2].map((count) => english('items', { count }))).toEqual(['Empty', '1 item', '2 items']);
  const spanish = createCatalog({ locale: 'es', resources: { en, es } }).t;
  expect([0, 1, 2].map((count) => spanish('items', { count }))).toEqual([
    '0 artículos',
    '1 artículo',
    '2 artículos',
  ]);
});

test('a context chooses its variant if there is one', () => {
  const { t, exists } = createCatalog({
    locale: 'en',
    resources: { en: { form: { title: 'Your loan', title_cash: 'Your order' } } },
  });
  const inContext = (context: string) =>
    (t as (key: string, options: object) => string)('title', { context });
  expect(inContext('cash')).toBe('Your order');
  expect(inContext('lease')).toBe('Your loan');
  expect([exists('title_cash'), exists('title_lease'), exists('constructor')]).toEqual([true, false, false]);
});

test('a value that is missing leaves its placeholder, one that is empty leaves nothing', () => {
  const { t } = createCatalog({ locale: 'en', resources });
  expect(t('call')).toBe('Call {{phone}}');
  expect(t('call', { phone: undefined })).toBe('Call ');
});

test('a fixed t has its namespace and its prefix', () => {
  const catalog = createCatalog({ locale: 'en', resources });
  expect(catalog.getFixedT('en', 'header', 'nested')('one')).toBe('One');
  expect(catalog.getFixedT('en', 'footer')('header:title')).toBe('Buy a car');
});

test('added texts never replace those that are there, and adding them twice changes nothing', () => {
  const catalog = createCatalog({ locale: 'en', resources, tenantOverrides: { 'header.late': 'Ours' } });
  const texts = { title: 'Other', late: 'Late', nested: { two: 'Two' } };
  catalog.addTexts('en', 'header', texts);
  catalog.addTexts('en', 'header', texts);
  catalog.addTexts('fr', 'header', { title: 'Titre' });
  const { t } = catalog;
  expect([t('title'), t('late'), t('nested.one'), t('nested.two')]).toEqual([
    'Buy a car',
    'Ours',
    'One',
    'Two',
  ]);
});
