import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TenantSchema } from '@forecourt/shared-contracts/tenant';
import * as v from 'valibot';
import { forecourtApp } from './forecourt-app.ts';
import { siteSettings, SiteFault } from './site-settings.ts';

const packageDir = fileURLToPath(new URL('..', import.meta.url));
const siteFile = resolve(packageDir, process.env.FORECOURT_SITE || 'site.json');
const tenantsDir = resolve(packageDir, process.env.FORECOURT_TENANTS || '../releases/tenants');

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SiteFault(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

try {
  const tenants = readdirSync(tenantsDir)
    .filter((name) => name.endsWith('.json'))
    .map((name) => v.parse(TenantSchema, readJson(join(tenantsDir, name))));
  forecourtApp(siteSettings(readJson(siteFile)), tenants).app.synth();
} catch (error) {
  if (!(error instanceof SiteFault)) throw error;
  console.error(error.message);
  process.exit(1);
}
