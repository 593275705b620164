import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { designCss, fontFiles } from '../src/theme/theme-css.ts';
import { renderCatalog } from './render-catalog.tsx';

const tenants = join(import.meta.dirname, '../../deploy/releases/tenants');
const target = resolve(process.argv[2] ?? join(import.meta.dirname, 'dist'));

mkdirSync(target, { recursive: true });
for (const { fileName, path } of fontFiles()) copyFileSync(path, join(target, fileName));
writeFileSync(
  join(target, 'design.css'),
  designCss().replaceAll('font-display:optional', 'font-display:block'),
);
for (const file of readdirSync(tenants).filter((name) => name.endsWith('.json'))) {
  const tenant = JSON.parse(readFileSync(join(tenants, file), 'utf8')) as Tenant;
  writeFileSync(join(target, `${tenant.id}.html`), await renderCatalog(tenant));
}
