import { expect, it } from 'vitest';
import { setUpEdge } from '../testing/set-up-edge.ts';

const tenants = {
  northstar: {
    locales: ['en', 'es'],
    texts: {
      en: { 'shell.menu.cart': 'Bag' },
      es: {
        'tenant.tagline': 'El camino directo',
        'tenant.person.role': 'Asesora',
        'tenant.person.hours': 'Lun a vie',
      },
    },
  },
};

it.each([
  ['nothing asked', {}, 'en', 'Loading Northstar Motors'],
  ['a choice from before', { cookie: 'locale=es' }, 'es', 'Cargando Northstar Motors'],
  ['a browser in Spanish', { 'accept-language': 'es-US,es;q=0.9' }, 'es', 'Cargando Northstar Motors'],
  ['a choice against the browser', { cookie: 'locale=en', 'accept-language': 'es' }, 'en', 'Loading'],
  ['a language that nobody offers', { cookie: 'locale=fr' }, 'en', 'Loading Northstar Motors'],
  ['something else in the cookie', { cookie: 'locale="><script>' }, 'en', 'Loading Northstar Motors'],
])('%s: the page is in %o', async (_case, headers, locale, expected) => {
  const { get } = await setUpEdge({ tenants });
  const response = await get('/search', headers as Record<string, string>);
  const html = await response.text();
  expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${locale}">`));
  expect(html).toContain(expected);
  expect(html).toContain(`"locale":"${locale}"`);
  expect(response.headers.get('vary')).toContain('Cookie');
});

it("a Spanish page has Spanish menus and the dealer's Spanish texts, and none in English", async () => {
  const { get } = await setUpEdge({ tenants });
  const html = await (await get('/search', { cookie: 'locale=es' })).text();
  expect(html).toContain('"label":"Carrito"');
  expect(html).toContain('Northstar Motors | El camino directo');
  expect(html).not.toContain('Bag');
  const script = await (await get('/tenant-data/bundle.js', { cookie: 'locale=es' })).text();
  expect(script).toContain('"tagline":"El camino directo"');
});

it('?lang stores the choice and redirects to the same URL without it', async () => {
  const { get } = await setUpEdge({ tenants });
  const response = await get('/search?make=Ford&lang=es&page=2');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/search?make=Ford&page=2');
  expect(response.headers.get('set-cookie')).toMatch(
    /^locale=es; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/,
  );
});

it.each(['fr', '', 'es%0d%0aset-cookie:x=1', '<b>'])('?lang=%s changes nothing', async (lang) => {
  const { get } = await setUpEdge({ tenants });
  const response = await get(`/search?lang=${lang}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toBeNull();
});

it('a page without a dealer uses the language of the browser', async () => {
  const { get } = await setUpEdge();
  const html = await (await get('/', { host: 'unknown.localhost', 'accept-language': 'es-MX' })).text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('Aquí no hay ningún concesionario');
  expect(html).toContain('busque en la web');
});

it("a host dealer's page selects the language of the checkout if the dealer offers it", async () => {
  const { get } = await setUpEdge({ tenants });
  const locale = async (query: string) =>
    ((await (await get(`/embed/context.json${query}`)).json()) as { page: { locale: string } }).page.locale;
  expect(await locale('?lang=es')).toBe('es');
  expect(await locale('?lang=fr')).toBe('en');
  expect(await locale('')).toBe('en');
});
