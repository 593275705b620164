import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ZipPlace } from '@forecourt/shared-contracts/geo';

/** Looks up where a ZIP is; undefined for anything that is not a ZIP in use. */
export interface ZipTable {
  find(zip: string): ZipPlace | undefined;
  /** Returns every ZIP of a state, by its two letters; none for an unknown one. */
  inState(state: string): readonly ZipPlace[];
}

/** The table that ships with the backend (data: GeoNames, CC BY 4.0), read on first use. */
export function createZipTable(): ZipTable {
  let lines: Map<string, string> | undefined;
  const states = new Map<string, readonly ZipPlace[]>();
  const allLines = () => (lines ??= readLines());
  return {
    find(zip) {
      const line = allLines().get(zip);
      return line === undefined ? undefined : placeOf(line);
    },
    inState(state) {
      const known = states.get(state);
      if (known) return known;
      const places = [...allLines().values()].map(placeOf).filter((place) => place.state === state);
      if (places.length > 0) states.set(state, places);
      return places;
    },
  };
}

function readLines(): Map<string, string> {
  const table = gunzipSync(readFileSync(new URL('./zip-table.txt.gz', import.meta.url))).toString('utf8');
  return new Map(table.split('\n').map((line) => [line.slice(0, 5), line]));
}

function placeOf(line: string): ZipPlace {
  const [zip = '', city = '', state = '', county = '', latitude, longitude] = line.split('|');
  return { zip, city, state, county, latitude: Number(latitude), longitude: Number(longitude) };
}
