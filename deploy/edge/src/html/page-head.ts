import { assetUrl, integrityOf } from '../site/site-snapshot.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageParts } from './page-parts.ts';
import { preloadLinks } from './preload-links.ts';
import { skeleton } from './skeleton.ts';
import { skeletonCss } from './skeleton-css.ts';

function shellScript({ shell, nonce }: PageParts): string {
  const integrity = escapeHtml(integrityOf(shell, shell.entry) ?? '');
  const src = escapeHtml(assetUrl(shell, shell.entry));
  return `<script defer nonce="${nonce}" integrity="${integrity}" src="${src}"></script>`;
}

function metaTags({ tenant, nonce, isIos }: PageParts): string {
  const zoom = isIos ? ', maximum-scale=1' : '';
  const description = escapeHtml(`${tenant.tagline}. ${tenant.legalName}`);
  return [
    '<meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width, initial-scale=1${zoom}">`,
    `<title>${escapeHtml(tenant.brandName)} | ${escapeHtml(tenant.tagline)}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta name="theme-color" content="${tenant.theme.palette.header}">`,
    `<meta name="color-scheme" content="${tenant.theme.colourScheme}">`,
    `<meta name="csp-nonce" content="${nonce}">`,
  ].join('');
}

/** The first part of the document: the head with every hint, and the painted page. Depends on nothing that has to be waited for. */
export function pageHead(parts: PageParts): string {
  const { tenant, owner, nonce, themeUrl } = parts;
  const brand = escapeHtml(tenant.brandName);
  const phone = escapeHtml(tenant.contact.phoneAbbreviation);
  return [
    `<!doctype html><html lang="${tenant.locale}"><head>${metaTags(parts)}`,
    `<link rel="stylesheet" href="${escapeHtml(themeUrl)}">`,
    shellScript(parts),
    preloadLinks(parts),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    `<style nonce="${nonce}">${skeletonCss}</style></head><body>`,
    `<header id="fc-header"><div class="fs-bar" data-skeleton>${brand}</div></header>`,
    `<main id="fc-main" tabindex="-1"><p class="fs-said" data-skeleton role="status">Loading ${brand}</p>`,
    `${skeleton(owner?.route.skeleton ?? 'list')}`,
    `<noscript><p class="fs-note">${brand} needs JavaScript in your browser. You can also call us at ${phone}.</p></noscript>`,
    '</main><footer id="fc-footer"></footer>',
  ].join('');
}
