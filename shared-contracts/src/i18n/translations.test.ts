import { expect, test, vi } from 'vitest';
import { createCatalog } from './create-catalog.ts';
import { loadTranslation } from './translations.ts';

const resources = { en: { header: { title: 'Buy a car', menu: 'Menu' } } };
const spanish = { header: { title: 'Compre un auto', menu: 'Menú' } };
const load = vi.fn(async () => ({ default: spanish }));

test('the page uses the language of its catalog, and English loads nothing', async () => {
  const catalog = createCatalog({ locale: 'es', resources });
  await loadTranslation(catalog, { es: load });
  expect(catalog.t('title')).toBe('Compre un auto');
  load.mockClear();
  await loadTranslation(createCatalog({ locale: 'en', resources }), { es: load });
  expect(load).not.toHaveBeenCalled();
});

test("the tenant's own words override the translation", async () => {
  const tenantOverrides = { 'header.title': 'Zarpe con nosotros' };
  const catalog = createCatalog({ locale: 'es', resources, tenantOverrides });
  await loadTranslation(catalog, { es: load });
  expect(catalog.t('title')).toBe('Zarpe con nosotros');
  expect(catalog.t('menu')).toBe('Menú');
});

test('a translation that fails to load leaves the page in English', async () => {
  const catalog = createCatalog({ locale: 'es', resources });
  await loadTranslation(catalog, { es: () => Promise.reject(new Error('chunk is gone')) });
  expect(catalog.t('title')).toBe('Buy a car');
  expect(vi.mocked(console.error).mock.calls).toEqual([['the texts in es did not load', expect.any(Error)]]);
  vi.mocked(console.error).mockClear();
});
