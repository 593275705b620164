import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createZipTable } from '@forecourt/backend/geo/index.ts';
import { firstResults } from './first-results.ts';
import { photographedName } from './photographed.ts';
import { sampleDealers } from './sample-dealers.ts';
import { sampleVehicles } from './sample-vehicles.ts';

/**
 * Chooses which vehicles have photos, and writes their names to `photographed.json`: those among each sample tenant's first results,
 * then the most frequent ones. Their photos have to be made afterwards: `npm run photos --prefix deploy/stand-ins`.
 */
const count = 2_000;
const most = 120;
const todayOn = new Date().toISOString().slice(0, 10);
const zips = createZipTable();
const names = new Set<string>();
const times = new Map<string, number>();
for (const tenantId of ['northstar', 'harbor', 'ember']) {
  for (const vehicle of firstResults({ tenantId, count, todayOn, zips })) {
    if (vehicle.condition !== 'New') names.add(photographedName(vehicle));
  }
  const dealers = sampleDealers(tenantId, zips);
  for (const { vehicle } of sampleVehicles({ tenantId, count, todayOn, dealers })) {
    const name = photographedName(vehicle);
    if (vehicle.condition !== 'New') times.set(name, (times.get(name) ?? 0) + 1);
  }
}
const frequent = [...times].sort(([, one], [, other]) => other - one);
for (const [name] of frequent) if (names.size < most) names.add(name);
const file = fileURLToPath(new URL('photographed.json', import.meta.url));
writeFileSync(file, `${JSON.stringify([...names].sort(), null, 2)}\n`);
