import { raw } from 'hono/html';
import { assetUrl, integrityOfFile } from '../site/site-snapshot.ts';
import { edgeTexts, filled } from '../locale/edge-text.ts';
import { descriptionTags } from './description-tags.ts';
import type { PageDescription } from './described-page.ts';
import { markup, type Html } from './markup.ts';
import { notStarted, notStartedCss, shellWatch } from './not-started.ts';
import type { PageParts } from './page-parts.ts';
import { preloadLinks } from './preload-links.ts';
import { skeleton } from './skeleton.ts';
import { skeletonCss } from './skeleton-css.ts';

function shellScript({ shell, nonce }: PageParts): Html {
  const integrity = integrityOfFile(shell, shell.entry) ?? '';
  const src = assetUrl(shell, shell.entry);
  return markup`<script defer crossorigin nonce="${nonce}" integrity="${integrity}" src="${src}"></script>`;
}

function metaTags({ tenant: { theme }, nonce, isIos }: PageParts): Html {
  const zoom = isIos ? ', maximum-scale=1' : '';
  return markup`${[
    markup`<meta charset="utf-8">`,
    markup`<meta name="viewport" content="width=device-width, initial-scale=1${zoom}">`,
    markup`<meta name="theme-color" content="${theme.palette.header}">`,
    markup`<meta name="color-scheme" content="${theme.colorScheme}">`,
    markup`<meta name="csp-nonce" content="${nonce}">`,
  ]}`;
}

/** The first part of the document: every hint, so that loading starts. Depends on nothing asynchronous. */
export function pageHead(parts: PageParts): Html {
  return markup`${[
    markup`<!doctype html><html lang="${parts.locale}"><head>${metaTags(parts)}`,
    markup`<link rel="stylesheet" href="${parts.themeUrl}">`,
    shellWatch(parts),
    shellScript(parts),
    preloadLinks(parts),
    markup`<link rel="icon" type="image/svg+xml" href="/favicon.svg">`,
  ]}`;
}

/** The second part: the description of the page and the first paint. */
export function pageTop(parts: PageParts, described: PageDescription | 'missing' | undefined): Html {
  const { tenant, tagline, owner, nonce, locale } = parts;
  const texts = edgeTexts(locale);
  const brand = tenant.brandName;
  const phone = tenant.contact.phoneAbbreviation;
  const words = {
    title: `${tenant.brandName} | ${tagline}`,
    description: `${tagline}. ${tenant.legalName}`,
  };
  return markup`${[
    descriptionTags(described, words, nonce),
    markup`<style nonce="${nonce}">${raw(skeletonCss + notStartedCss)}</style></head><body>`,
    markup`<header id="fc-header"><div class="fs-bar" data-skeleton>${brand}</div></header>`,
    markup`<main id="fc-main" tabindex="-1"><p class="fs-said" data-skeleton role="status">${filled(texts.loading, { brand })}</p>`,
    skeleton(owner?.route.skeleton ?? 'list'),
    notStarted(parts),
    markup`<noscript><p class="fs-note">${filled(texts.noScript, { brand, phone })}</p></noscript>`,
    markup`</main><footer id="fc-footer"></footer>`,
  ]}`;
}
