import { assetUrl, integrityOf } from '../site/site-snapshot.ts';
import { edgeTexts, filled } from '../locale/edge-text.ts';
import { descriptionTags } from './description-tags.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageDescription } from './described-page.ts';
import { notStarted, notStartedCss, shellWatch } from './not-started.ts';
import type { PageParts } from './page-parts.ts';
import { preloadLinks } from './preload-links.ts';
import { skeleton } from './skeleton.ts';
import { skeletonCss } from './skeleton-css.ts';

function shellScript({ shell, nonce }: PageParts): string {
  const integrity = escapeHtml(integrityOf(shell, shell.entry) ?? '');
  const src = escapeHtml(assetUrl(shell, shell.entry));
  return `<script defer crossorigin nonce="${nonce}" integrity="${integrity}" src="${src}"></script>`;
}

function metaTags({ tenant: { theme }, nonce, isIos }: PageParts): string {
  const zoom = isIos ? ', maximum-scale=1' : '';
  return [
    '<meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width, initial-scale=1${zoom}">`,
    `<meta name="theme-color" content="${theme.palette.header}">`,
    `<meta name="color-scheme" content="${theme.colorScheme}">`,
    `<meta name="csp-nonce" content="${nonce}">`,
  ].join('');
}

/** The first part of the document: every hint, so that loading starts. Depends on nothing asynchronous. */
export function pageHead(parts: PageParts): string {
  return [
    `<!doctype html><html lang="${parts.locale}"><head>${metaTags(parts)}`,
    `<link rel="stylesheet" href="${escapeHtml(parts.themeUrl)}">`,
    shellWatch(parts),
    shellScript(parts),
    preloadLinks(parts),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
  ].join('');
}

/** The second part: the description of the page and the first paint. */
export function pageTop(parts: PageParts, described: PageDescription | 'missing' | undefined): string {
  const { tenant, tagline, owner, nonce, locale } = parts;
  const texts = edgeTexts(locale);
  const brand = escapeHtml(tenant.brandName);
  const phone = escapeHtml(tenant.contact.phoneAbbreviation);
  const words = {
    title: `${tenant.brandName} | ${tagline}`,
    description: `${tagline}. ${tenant.legalName}`,
  };
  return [
    descriptionTags(described, words, nonce),
    `<style nonce="${nonce}">${skeletonCss}${notStartedCss}</style></head><body>`,
    `<header id="fc-header"><div class="fs-bar" data-skeleton>${brand}</div></header>`,
    `<main id="fc-main" tabindex="-1"><p class="fs-said" data-skeleton role="status">${filled(texts.loading, { brand })}</p>`,
    skeleton(owner?.route.skeleton ?? 'list'),
    notStarted(parts),
    `<noscript><p class="fs-note">${filled(texts.noScript, { brand, phone })}</p></noscript>`,
    '</main><footer id="fc-footer"></footer>',
  ].join('');
}
