import { expect, test, vi } from 'vitest';
import { createCatalogue } from './create-catalogue.ts';

const resources = {
  en: {
    header: { title: 'Buy a car', call: 'Call {{phone}}', nested: { one: 'One' } },
    footer: { legal: 'Terms' },
  },
  es: { header: { title: 'Compre un auto' } },
};

test('texts are there at once, with values and namespaces', () => {
  const { t } = createCatalogue({ locale: 'en', resources });
  expect(t('title')).toBe('Buy a car');
  expect(t('call', { phone: '<1>' })).toBe('Call <1>');
  expect(t('nested.one')).toBe('One');
  expect(t('footer:legal')).toBe('Terms');
});

test('a text without translation is the English one (F71)', () => {
  const { t } = createCatalogue({ locale: 'es', resources });
  expect(t('title')).toBe('Compre un auto');
  expect(t('nested.one')).toBe('One');
});

test("the tenant's own texts lie over the catalogue; those of other remotes are left out", () => {
  const { t } = createCatalogue({
    locale: 'en',
    resources,
    tenantOverrides: { 'header.title': 'Sail home', 'header.nested.one': 'First', 'other.title': 'x' },
  });
  expect(t('title')).toBe('Sail home');
  expect(t('nested.one')).toBe('First');
});

test('two catalogues do not know each other', () => {
  createCatalogue({ locale: 'en', resources, tenantOverrides: { 'header.title': 'Sail home' } });
  expect(createCatalogue({ locale: 'en', resources }).t('title')).toBe('Buy a car');
});

test('a missing key is reported, by default as an error', () => {
  const onMissingKey = vi.fn();
  expect(createCatalogue({ locale: 'en', resources, onMissingKey }).t('gone')).toBe('gone');
  expect(onMissingKey).toHaveBeenCalledExactlyOnceWith('header:gone');
  createCatalogue({ locale: 'en', resources }).t('gone');
  expect(vi.mocked(console.error).mock.calls).toEqual([['no text for header:gone']]);
  vi.mocked(console.error).mockClear();
});
