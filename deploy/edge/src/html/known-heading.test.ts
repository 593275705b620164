import { expect, test } from 'vitest';
import { route } from '@forecourt/releases/testing';
import { sampleBuilds, setUpEdge, type TenantChanges } from '../testing/set-up-edge.ts';

const heading = {
  title: { key: 'checkout.steps.payment', text: { en: 'Make a <Payment>', es: 'Hacer un pago' } },
  lead: { key: 'checkout.payment.lead', text: { en: 'Choose how to pay.' } },
};

const spanish = {
  'tenant.tagline': 'El camino directo',
  'tenant.person.role': 'Asesora',
  'tenant.person.hours': 'Lun a vie',
};

async function pageOf(path: string, headers: Record<string, string> = {}, tenants: TenantChanges = {}) {
  const routes = [
    route('/progress/*', { skeleton: 'tracker' }),
    route('/progress/:orderNumber/payment', { id: 'payment', skeleton: 'tracker', heading }),
  ];
  const builds = sampleBuilds.map((build) => (build.name === 'mfe-checkout' ? { ...build, routes } : build));
  const { get } = await setUpEdge({ builds, tenants });
  return (await get(path, headers)).text();
}

const known = (html: string) => /<div class="fs-known">(.*?)<\/div>/.exec(html)?.[1];

test.each([
  ['in English', {}, {}, '<p>Make a &lt;Payment&gt;</p><p>Choose how to pay.</p>'],
  ["in the page's language", { cookie: 'locale=es' }, {}, '<p>Hacer un pago</p><p>Choose how to pay.</p>'],
  [
    "in the tenant's own words",
    {},
    { en: { 'checkout.steps.payment': 'Pay' } },
    '<p>Pay</p><p>Choose how to pay.</p>',
  ],
])(
  'SITE-109: a page has its known heading before any script has run, %s',
  async (_row, headers, texts, shown) => {
    const html = await pageOf('/progress/FC-1/payment', headers as Record<string, string>, {
      northstar: { locales: ['en', 'es'], texts: { es: spanish, ...texts } },
    });
    expect(known(html)).toBe(shown);
    expect(html.indexOf('fs-known">')).toBeGreaterThan(html.indexOf('data-skeleton aria-hidden="true"'));
  },
);

test('a page without one has gray blocks there, and none is sent to the shell', async () => {
  const html = await pageOf('/progress/FC-1');
  expect(known(html)).toBeUndefined();
  expect(html).toContain('fs-head');
  expect(html).not.toContain('checkout.steps.payment');
});

test('the face of running text is preloaded like that of headings', async () => {
  const files = [
    'archivo-first-w.1.woff2',
    'sora-first-w.1.woff2',
    'figtree-first-w.1.woff2',
    'figtree-latin-w.1.woff2',
  ];
  const fonts = Object.fromEntries(files.map((file) => [file, file]));
  const routes = [route('/progress/*', { skeleton: 'tracker', heading })];
  const builds = sampleBuilds.map((build) =>
    build.name === 'shell'
      ? { ...build, files: { ...build.files, ...fonts } }
      : { ...build, ...(build.name === 'mfe-checkout' && { routes }) },
  );
  const { get } = await setUpEdge({ builds });
  const html = await (await get('/progress/FC-1', { host: 'ember.localhost' })).text();
  const preloaded = [...html.matchAll(/as="font"[^>]+href="[^"]+\/([\w-]+)\.[^"]+"/g)];
  expect(preloaded.map(([, face]) => face)).toEqual(['sora-first-w', 'figtree-first-w']);
});
