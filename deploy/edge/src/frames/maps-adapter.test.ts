import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const standIn = read('../../../stand-ins/src/maps-provider/browser/maps.mjs');
const adapterScript = read('./browser/maps-adapter.mjs');

interface Adapter {
  suggest(asked: unknown): Promise<{ id: string; main: string; secondary: string }[]>;
  locate(asked: unknown): Promise<{ long: string; short: string; types: string[] }[]>;
}

const places = [
  {
    street: 'Main Street',
    city: 'Ann Arbor',
    state: 'MI',
    stateName: 'Michigan',
    county: 'Washtenaw',
    zip: '48104',
  },
  { street: 'Main Street', city: 'Toledo', state: 'OH', stateName: 'Ohio', county: 'Lucas', zip: '43605' },
];

/** The adapter of a frame with a stand-in for the map service, run as in a browser. */
async function adapter(query = '?key=k'): Promise<Adapter> {
  const window: Record<string, unknown> = { forecourtSamplePlaces: places };
  const document = { currentScript: { src: `https://maps.example/js${query}` } };
  const context = { window, document, URL };
  runInNewContext(standIn, context);
  runInNewContext(adapterScript, context);
  const create = window['forecourtAdapter'] as (library: unknown) => Promise<Adapter>;
  return create(window['google']);
}
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

it('calls the autocomplete and the geocoder as the Maps JavaScript API expects', async () => {
  const { suggest, locate } = await adapter();
  const found = await suggest({ text: '12 main tol' });
  expect(plain(found)).toEqual([{ id: '1:12', main: '12 Main Street', secondary: 'Toledo, OH, USA' }]);
  const parts = await locate({ id: found[0]?.id });
  expect(Object.fromEntries(plain(parts).map(({ types, short }) => [types[0], short]))).toEqual({
    street_number: '12',
    route: 'Main Street',
    locality: 'Toledo',
    administrative_area_level_2: 'Lucas County',
    administrative_area_level_1: 'OH',
    country: 'US',
    postal_code: '43605',
  });
});

it.each([undefined, {}, { text: 12 }, { text: 'x'.repeat(101) }])('rejects %j as a query', async (asked) => {
  await expect((await adapter()).suggest(asked)).rejects.toThrow('a text was expected');
});

it('fails entirely without a key, so that the page reports that the script could not be loaded', async () => {
  await expect(adapter('')).rejects.toThrow('MissingKeyMapError');
});
