import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './environment.mjs';

const sources = resolve(root, 'deploy/releases/tenants');
const defaultHostOrigin = 'http://localhost:8090';

/** The sample tenants: id, brand and first host, the default one first. */
export function sampleTenants() {
  const tenants = readdirSync(sources)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(sources, name), 'utf8')));
  return tenants.sort((one, other) => Number(other.isDefault ?? false) - Number(one.isDefault ?? false));
}

/**
 * Paths of the tenant files to publish. A host page on another port than 8090 gets copies that allow its origin.
 * @param {{ hostPort: number, dataDir: string }} settings
 */
export function tenantFiles({ hostPort, dataDir }) {
  const names = readdirSync(sources).filter((name) => name.endsWith('.json'));
  if (hostPort === 8090) return names.map((name) => join(sources, name));
  const folder = join(dataDir, 'tenant-files');
  mkdirSync(folder, { recursive: true });
  return names.map((name) => {
    const text = readFileSync(join(sources, name), 'utf8');
    const path = join(folder, name);
    writeFileSync(path, text.replaceAll(defaultHostOrigin, `http://localhost:${hostPort}`));
    return path;
  });
}
