import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createZipTable } from '@forecourt/backend/geo/index.ts';
import { modelStyle } from '@forecourt/backend/media/index.ts';
import { firstResults } from './first-results.ts';
import { sampleDealers } from './sample-dealers.ts';
import { sampleVehicles } from './sample-vehicles.ts';

/**
 * Writes the styles of the models of all sample vehicles to `photographed.json`: those of each sample tenant's first results, then the
 * others, the most frequent first. Their negatives have to be taken afterwards: `npm run photos --prefix deploy/stand-ins`.
 */
const count = 10_000;
const tenants = ['northstar', 'harbor', 'ember'];
const todayOn = new Date().toISOString().slice(0, 10);
const zips = createZipTable();
const first = tenants.flatMap((tenantId) =>
  [2_000, count].flatMap((some) => firstResults({ tenantId, count: some, todayOn, zips }).map(modelStyle)),
);
const times = new Map<string, number>();
for (const tenantId of tenants) {
  const dealers = sampleDealers(tenantId, zips);
  for (const { vehicle } of sampleVehicles({ tenantId, count, todayOn, dealers })) {
    const style = modelStyle(vehicle);
    times.set(style, (times.get(style) ?? 0) + 1);
  }
}
const frequent = [...times].sort(([, one], [, other]) => other - one).map(([style]) => style);
const file = fileURLToPath(new URL('photographed.json', import.meta.url));
writeFileSync(file, `${JSON.stringify([...new Set([...first, ...frequent])], null, 2)}\n`);
