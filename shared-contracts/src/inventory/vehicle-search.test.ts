import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { endpointUrl } from '../http/endpoint-url.ts';
import { hostileQueries } from '../testing/hostile-queries.ts';
import { searchVehicles, VehicleSearchQuerySchema } from './inventory-endpoints.ts';
import {
  readVehicleSearch,
  searchFromParams,
  searchToParams,
  similarVehiclesPath,
  vehicleSearchQuery,
} from './vehicle-search.ts';

const roundTrip = (query: string) => searchToParams(searchFromParams(new URLSearchParams(query))).toString();

describe('search parameters', () => {
  it.each([
    ['nothing', '', ''],
    ['lists', 'make=Toyota,Honda&condition=used,new', 'condition=New%2CUsed&make=Honda%2CToyota'],
    ['a repeated name', 'make=Toyota&make=Honda', 'make=Honda%2CToyota'],
    ['an unknown body style', 'bodyStyle=spaceship', ''],
    ['swapped bounds', 'priceMin=50000&priceMax=10000', 'priceMax=50000&priceMin=10000'],
    ['a broken number', 'priceMin=1e9&yearMax=NaN&mileageMax=Infinity', ''],
    ['an electric range', 'rangeMilesMin=250&rangeMilesMax=9999', 'rangeMilesMax=2000&rangeMilesMin=250'],
    [
      'a fast-charge time',
      'chargeMinutesMin=-5&chargeMinutesMax=30',
      'chargeMinutesMax=30&chargeMinutesMin=0',
    ],
    ['a negative number', 'priceMax=-5', 'priceMax=0'],
    ['a fraction', 'priceMax=100.6', 'priceMax=101'],
    ['a page before the first', 'page=-3', ''],
    ['a page size too large', 'pageSize=5000', 'pageSize=48'],
    ['a short ZIP', 'zip=123&distance=50', ''],
    ['a distance without a ZIP', 'distance=50&sort=distance', ''],
    ['a ZIP with a distance', 'zip=60601&distance=50&sort=distance', 'distance=50&sort=distance&zip=60601'],
    ['a blank keyword', 'keyword=%20%20', ''],
    ['deleted vehicles', 'availability=Deleted', ''],
    ['sold vehicles', 'availability=sold', 'availability=Sold'],
    ['an unknown sort', 'sort=cheapest', ''],
    ['a parameter of somebody else', 'utm_source=x', ''],
  ])('reads %s', (_, query, expected) => {
    expect(roundTrip(query)).toBe(expected);
  });

  it('of the page’s address and of its call are the same, each written once', () => {
    const search = readVehicleSearch({ make: 'Toyota,Honda', priceMax: '30000', zip: '60601' });
    const write = vi.spyOn(URLSearchParams.prototype, 'toString');
    const url = endpointUrl(searchVehicles, { query: vehicleSearchQuery(search) });
    expect(write).toHaveBeenCalledTimes(1);
    write.mockRestore();
    expect(url).toBe(`${searchVehicles.path}?${searchToParams(search).toString()}`);
  });

  it('parses any input without failing and returns the same after a round trip', () => {
    const value = fc.oneof(fc.string(), fc.integer().map(String), fc.array(fc.string()), fc.constant(null));
    const names = [
      'make',
      'condition',
      'color',
      'priceMin',
      'priceMax',
      'zip',
      'distance',
      'page',
      'sort',
      'keyword',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (query) => {
        const search = v.parse(VehicleSearchQuerySchema, query);
        expect(readVehicleSearch(vehicleSearchQuery(search))).toEqual(search);
      }),
    );
  });

  it.each(hostileQueries)('clamps or drops invalid values in ?%s', (query) => {
    const search = searchFromParams(new URLSearchParams(query));
    expect(roundTrip(searchToParams(search).toString())).toBe(searchToParams(search).toString());
    expect(searchToParams(search).toString().length).toBeLessThan(2_500);
    expect(search.page).toBeGreaterThanOrEqual(1);
    expect((search.keyword ?? '').length).toBeLessThanOrEqual(80);
  });

  it('rejects no input', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(v.is(VehicleSearchQuerySchema, input)).toBe(true);
      }),
    );
  });
});

it('similar vehicles are used ones of the same make and model; special characters are escaped', () =>
  expect(similarVehiclesPath({ make: 'Land Rover', model: 'Range & Rover' })).toBe(
    '/search?condition=Certified%2CUsed&make=Land+Rover&model=Range+%26+Rover',
  ));
