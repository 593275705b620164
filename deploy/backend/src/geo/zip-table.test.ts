import { distanceMiles, type ZipPlace } from '@forecourt/shared-contracts/geo';
import { describe, expect, it } from 'vitest';
import { createZipTable } from './zip-table.ts';

const zips = createZipTable();
const at = (zip: string) => zips.find(zip) as ZipPlace;

describe('zip table', () => {
  it.each([
    ['60601', 'Chicago', 'IL', 'Cook'],
    ['04101', 'Portland', 'ME', 'Cumberland'],
    ['94103', 'San Francisco', 'CA', 'San Francisco'],
    ['99553', 'Akutan', 'AK', 'Aleutians East'],
    ['20001', 'Washington', 'DC', 'District of Columbia'],
  ])('%s is %s, %s in %s', (zip, ...place) => {
    const { city, state, county } = at(zip);
    expect([city, state, county]).toEqual(place);
  });

  it.each(['00901', '00802', '96910'])('%s is a ZIP of Puerto Rico or a territory', (zip) => {
    expect(at(zip).state).toMatch(/^(PR|VI|GU)$/);
  });

  it.each(['', '00000', '1234', '123456', '6060l', '__proto__'])('%j is not a ZIP', (zip) => {
    expect(zips.find(zip)).toBeUndefined();
  });

  it.each([
    ['97501', '97201', 222.9],
    ['90210', '94103', 338.1],
    ['97201', '98101', 146.2],
    ['90210', '10001', 2453.3],
  ])('%s to %s is about %f miles (PRICE-79)', (from, to, miles) => {
    expect(Math.abs(distanceMiles(at(from), at(to)) - miles)).toBeLessThan(3);
  });
});
