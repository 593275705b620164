import { renderToStaticMarkup } from 'react-dom/server';
import { createCatalog } from '@forecourt/shared-contracts/i18n';
import { CatalogProvider, NavigationRouter, PlatformProvider } from '@forecourt/shared-contracts/react';
import { createTestPlatform } from './fixtures.ts';
import { publicTenant, tenantCss, type Tenant } from '@forecourt/shared-contracts/tenant';
import { DesignProvider, designTexts } from '../src/index.ts';
import { purchaseTexts } from '../src/purchase/index.ts';
import { sessionTexts } from '../src/session/index.ts';
import cancellation from '../src/cancellation/en.json' with { type: 'json' };
import trust from '../src/trust/en.json' with { type: 'json' };
import { CatalogPage } from './catalog-page.tsx';

const resources = {
  en: { design: designTexts, purchase: purchaseTexts, session: sessionTexts, cancellation, trust },
};

/** The catalog's page in a tenant's look, whole and without a script; panels are open. */
export async function renderCatalog(file: Tenant): Promise<string> {
  const tenant = publicTenant(file);
  const platform = await createTestPlatform({ page: { tenant } });
  const body = renderToStaticMarkup(
    <PlatformProvider platform={platform}>
      <CatalogProvider value={createCatalog({ locale: 'en', resources })}>
        <DesignProvider>
          <NavigationRouter navigation={platform.navigation}>
            <CatalogPage title={`${tenant.brandName}: components`} />
          </NavigationRouter>
        </DesignProvider>
      </CatalogProvider>
    </PlatformProvider>,
  );
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${tenant.brandName}: components</title><link rel="stylesheet" href="design.css">` +
    `<style>${tenantCss(tenant.theme)}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body.replaceAll('<dialog ', '<dialog open ')}</body></html>`;
}
