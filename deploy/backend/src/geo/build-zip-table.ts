import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/**
 * Builds `zip-table.txt.gz` from a GeoNames postal code file (US.txt; further files for PR and the territories).
 * Usage: `tsx deploy/backend/src/geo/build-zip-table.ts US.txt [PR.txt ...]`. Lines of the table: zip|city|state|county|lat|lon.
 */
function readGeoNames(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [country, zip, city, , state, county, , , , latitude, longitude] = line.split('\t');
      if (!zip || !/^\d{5}$/.test(zip) || !city || !latitude || !longitude) return [];
      const region = country === 'US' ? state : country;
      return [[zip, city, region, countyName(county ?? ''), latitude, longitude].join('|')];
    });
}

/** Returns the short name that forms use: 'San Francisco', 'Denver'. */
function countyName(name: string): string {
  return name
    .replace(/^City and County of /, '')
    .replace(/ \([A-Z]{2}\)$/, '')
    .trim();
}

const files = process.argv.slice(2);
const byZip = new Map<string, string>();
for (const line of files.flatMap(readGeoNames)) {
  const zip = line.slice(0, 5);
  if (!byZip.has(zip)) byZip.set(zip, line);
}
const table = [...byZip.values()].sort().join('\n');
writeFileSync(new URL('./zip-table.txt.gz', import.meta.url), gzipSync(table, { level: 9 }));
console.log(`${byZip.size} ZIP codes, ${table.length} characters`);
