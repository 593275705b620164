import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ZipPlace } from '@forecourt/shared-contracts/geo';

/** Answers where a ZIP is; undefined for anything that is no ZIP in use. */
export interface ZipTable {
  find(zip: string): ZipPlace | undefined;
}

/** The table that ships with the backend (data: GeoNames, CC BY 4.0), read at the first question. */
export function createZipTable(): ZipTable {
  let lines: Map<string, string> | undefined;
  return {
    find(zip) {
      lines ??= readLines();
      const line = lines.get(zip);
      return line === undefined ? undefined : placeOf(line);
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
