import { Hono, type Context } from 'hono';
import { listedPathsPerPart } from '@forecourt/shared-contracts/inventory';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { acceptedEncoding, encodedStream } from '../html/encoded-stream.ts';
import { markup } from '../html/markup.ts';
import { originOf } from '../proxy/origin-of.ts';
import { visitorSite } from '../site/visitor-site.ts';
import { privatePaths, publicPages } from './site-pages.ts';
import { createVehiclePaths } from './vehicle-paths.ts';

const cacheControl = 'public, max-age=3600';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Entries that are written at once; other requests are answered between two of them. */
const entriesAtOnce = 1_000;

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The elements of a list of addresses, in pieces. */
async function* xmlOf(list: 'sitemapindex' | 'urlset', addresses: readonly string[]): AsyncGenerator<string> {
  const entry = list === 'urlset' ? 'url' : 'sitemap';
  yield `${xmlHead}<${list} xmlns="${protocol}">\n`;
  for (let at = 0; at < addresses.length; at += entriesAtOnce) {
    const some = addresses.slice(at, at + entriesAtOnce);
    yield some.map((url) => `<${entry}><loc>${markup`${new URL(url).href}`}</loc></${entry}>\n`).join('');
  }
  yield `</${list}>\n`;
}

function xmlAnswer(c: Context<EdgeEnv>, parts: AsyncGenerator<string>): Response {
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  return new Response(c.req.raw.method === 'HEAD' ? null : encodedStream(parts, encoding), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
}

const notNow = () =>
  new Response('The sitemap is not available now.\n', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '60',
    },
  });

/**
 * What search engines read about a tenant's site: `/robots.txt`, which keeps them from a visitor's own pages and
 * names the sitemap; and `/sitemap.xml`, the list of the sitemaps of pages and of vehicles on offer, at most
 * 50,000 addresses in each. A preproduction site asks not to be read at all.
 */
export function sitemapRoutes(state: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  const vehiclePaths = createVehiclePaths(state);
  const site = (c: Context<EdgeEnv>) =>
    visitorSite(state.site.snapshot(), { tenantId: c.get('tenant').id, group: undefined });
  const siteUrl = (c: Context<EdgeEnv>) =>
    `${state.isHttps ? 'https' : 'http'}://${originOf(c, state.isHttps).host}`;

  app.get('/robots.txt', (c) => {
    const isOpen = state.environment.name !== 'preprod';
    const refused = isOpen ? privatePaths(site(c)) : ['/'];
    const lines = ['User-agent: *', ...refused.map((path) => `Disallow: ${path}`)];
    if (isOpen) lines.push('', `Sitemap: ${siteUrl(c)}/sitemap.xml`);
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': cacheControl });
  });

  app.get('/sitemap.xml', async (c) => {
    const vehicles = await vehiclePaths(originOf(c, state.isHttps), 1);
    if (!vehicles) return notNow();
    const parts = Array.from({ length: Math.ceil(vehicles.total / listedPathsPerPart) }, (_, at) => at + 1);
    const names = ['pages', ...parts.map((part) => `vehicles-${part}`)];
    return xmlAnswer(
      c,
      xmlOf(
        'sitemapindex',
        names.map((name) => `${siteUrl(c)}/sitemap-${name}.xml`),
      ),
    );
  });

  app.get('/sitemap-pages.xml', (c) =>
    xmlAnswer(
      c,
      xmlOf(
        'urlset',
        publicPages(site(c)).map((path) => `${siteUrl(c)}${path}`),
      ),
    ),
  );

  app.get('/:file{sitemap-vehicles-[1-9][0-9]{0,3}\\.xml}', async (c) => {
    const part = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    const origin = originOf(c, state.isHttps);
    // The first part, which is kept, tells which others there are: no call for one that there is not.
    const first = await vehiclePaths(origin, 1);
    if (!first) return notNow();
    if (part > Math.ceil(first.total / listedPathsPerPart))
      return c.text('There is no such sitemap.\n', 404, { 'cache-control': 'no-store' });
    const vehicles = part === 1 ? first : await vehiclePaths(origin, part);
    if (!vehicles) return notNow();
    return xmlAnswer(
      c,
      xmlOf(
        'urlset',
        vehicles.paths.map((path) => `${siteUrl(c)}${path}`),
      ),
    );
  });
  return app;
}
