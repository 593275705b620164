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
