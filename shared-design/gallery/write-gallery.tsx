import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { tenantCss, type Tenant } from '@forecourt/shared-contracts/tenant';
import { DesignProvider } from '../src/provider/design-provider.tsx';
import { designCss, fontFiles } from '../src/theme/theme-css.ts';
import { Gallery } from './gallery.tsx';

const tenants = join(import.meta.dirname, '../../deploy/releases/tenants');
const target = join(import.meta.dirname, 'dist');
mkdirSync(target, { recursive: true });
for (const { fileName, path } of fontFiles()) copyFileSync(path, join(target, fileName));
writeFileSync(
  join(target, 'design.css'),
  designCss().replaceAll('font-display:optional', 'font-display:block'),
);

for (const file of readdirSync(tenants).filter((name) => name.endsWith('.json'))) {
  const tenant = JSON.parse(readFileSync(join(tenants, file), 'utf8')) as Tenant;
  const body = renderToStaticMarkup(
    <DesignProvider>
      <Gallery tagline={tenant.tagline} />
    </DesignProvider>,
  );
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${tenant.brandName}</title><link rel="stylesheet" href="design.css"><style>${tenantCss(tenant.theme)}</style>`;
  writeFileSync(
    join(target, `${tenant.id}.html`),
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
  );
}
