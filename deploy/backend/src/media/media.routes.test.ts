import { artVersion } from './art-version.ts';
import { describe, expect, it } from 'vitest';
import { mediaRoutes } from './media.routes.ts';

const app = mediaRoutes();
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/media/vehicles/${path}`, { headers });

describe('a vehicle picture', () => {
  it('is an inert SVG cached for a year', async () => {
    const response = await get('suv/b3202a/side.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('has a PNG of the side, for link previews', async () => {
    const response = await get('suv/b3202a/side.png?backdrop=dark');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = new DataView(await response.arrayBuffer());
    expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 900]);
    const etag = response.headers.get('etag') ?? '';
    const again = await get('suv/b3202a/side.png?backdrop=dark', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    for (const path of ['suv/b3202a/front.png', 'suv/b3202a/side.png?backdrop=x', 'boat/b3202a/side.png']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('responds with 304 to a client that has it, weakened tags included', async () => {
    const etag = (await get('suv/b3202a/side.svg')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"art\d+-/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('suv/b3202a/side.svg', { 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await get('suv/b3202a/front.svg', { 'if-none-match': etag })).status).toBe(200);
  });

  it.each(['boxy-three-row-2', 'trail-box-0', 'retro-hatch-1e'])(
    'is served in the style %s',
    async (style) => {
      const response = await get(`${style}/b3202a/side.svg`);
      expect([response.status, response.headers.get('etag')]).toEqual([
        200,
        `"art${artVersion}-${style}-b3202a-side-studio"`,
      ]);
      expect((await get(`${style}/b3202a/side.png`)).headers.get('content-type')).toBe('image/png');
    },
  );

  it('treats the color in either case as one picture', async () => {
    const [upper, lower] = [await get('van/B3202A/rear.svg'), await get('van/b3202a/rear.svg')];
    expect(upper.headers.get('etag')).toBe(lower.headers.get('etag'));
  });

  it('uses the requested backdrop', async () => {
    const texts = await Promise.all(
      ['', '?backdrop=dark', '?backdrop=none', '?backdrop=warm', '?backdrop=studio'].map(async (query) =>
        (await get(`sedan/2b5ea8/side.svg${query}`)).text(),
      ),
    );
    expect(new Set(texts).size).toBe(4);
    expect(texts.at(-1)).toBe(texts[0]);
  });

  it.each([
    'truck/b3202a/side.svg',
    'three-row/b3202a/side.svg',
    'three-row-99/b3202a/side.svg',
    'SUV/b3202a/side.svg',
    'constructor/b3202a/side.svg',
    'suv/b3202/side.svg',
    'suv/b3202ag/side.svg',
    'suv/%23b3202a/side.svg',
    'suv/red/side.svg',
    'suv/b3202a%0A/side.svg',
    'suv/b3202a/top.svg',
    'suv/b3202a/side',
    'suv/b3202a/rear.png',
    'suv/b3202a/side.svg.svg',
    'suv/b3202a/toString.svg',
    'suv/b3202a/side.svg/more',
    'suv/b3202a/side.svg?backdrop=',
    'suv/b3202a/side.svg?backdrop=red',
    'suv/b3202a/side.svg?backdrop=dark&backdrop=none',
    'placeholder.svg?backdrop=red',
    'placeholder.png',
  ])('is 404 for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

it('serves the placeholder on each backdrop', async () => {
  const responses = await Promise.all(
    ['', '?backdrop=dark', '?backdrop=none'].map(async (query) => get(`placeholder.svg${query}`)),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(3);
});
