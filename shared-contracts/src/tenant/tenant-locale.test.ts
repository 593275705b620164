import { expect, test } from 'vitest';
import { pageFixture } from '../testing/index.ts';
import { chosenLocale, offeredLocales, tenantInLocale } from './tenant-locale.ts';

const both = { locale: 'en', locales: ['en', 'es'] };

test.each([
  [{ locale: 'en' }, ['en']],
  [both, ['en', 'es']],
  [{ locale: 'es', locales: ['en', 'es'] }, ['es', 'en']],
  [{ locale: 'en', locales: ['es'] }, ['en', 'es']],
])('%o offers %o', (tenant, offered) => {
  expect(offeredLocales(tenant)).toEqual(offered);
});

test.each([
  ['nothing is known', {}, 'en'],
  ['the shopper asks', { asked: 'es', chosen: 'en', accepted: 'en-US' }, 'es'],
  ['the shopper chose before', { chosen: 'es', accepted: 'en-US,en;q=0.9' }, 'es'],
  ['the browser speaks it first', { accepted: 'es-MX,es;q=0.9,en;q=0.8' }, 'es'],
  ['the browser speaks it, but not first', { accepted: 'en-US,es;q=0.9' }, 'en'],
  ['the language is not offered', { asked: 'fr', chosen: 'de', accepted: 'it' }, 'en'],
  ['something else is sent', { asked: '<script>', chosen: '', accepted: ';;' }, 'en'],
])('if %s, the page is in the right language', (_case, preferences, locale) => {
  expect(chosenLocale(both, preferences)).toBe(locale);
});

test("a tenant's own texts are in the page's language, and those of other languages are left out", () => {
  const { tenant } = pageFixture();
  const texts = {
    en: { 'shell.menu.faq': 'Answers' },
    es: {
      'tenant.tagline': 'Autos para pruebas',
      'tenant.creditTier.fair': 'Regular',
      'tenant.person.role': 'Asesora',
      'tenant.person.hours': 'Lun a sáb',
    },
  };
  const spanish = tenantInLocale({ ...tenant, texts }, 'es');
  expect(spanish.tagline).toBe('Autos para pruebas');
  expect(spanish.contact.person).toMatchObject({ name: 'Robin Ames', role: 'Asesora', hours: 'Lun a sáb' });
  expect(spanish.payment.creditTiers.map(({ displayName }) => displayName)).toEqual([
    'Excellent',
    'Very good',
    'Good',
    'Regular',
  ]);
  expect(spanish.texts).toEqual({ es: texts.es });
  expect(tenantInLocale(tenant, 'es')).toEqual({ ...tenant, texts: { es: {} } });
});
