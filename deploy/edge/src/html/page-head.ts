import { raw } from 'hono/html';
import { routeText } from '@forecourt/shared-contracts/releases';
import { assetUrl, integrityOfFile } from '../site/site-snapshot.ts';
import { edgeTexts, filled } from '../locale/edge-text.ts';
import { descriptionTags } from './description-tags.ts';
import type { PageDescription } from './described-page.ts';
import { earlyCalls } from './early-calls.ts';
import { markup, type Html } from './markup.ts';
import { notStarted, notStartedCss, shellWatch } from './not-started.ts';
import type { PageParts } from './page-parts.ts';
import { fontLinks, nameFaceCss, scriptLinks } from './preload-links.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';
import { skeleton, type SkeletonHeading } from './skeleton.ts';
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

/** The tenant's style sheet, in the document, where the shell finds it by its id: on a slow line a request for it would put the first paint off by a round trip, which is more than its few kilobytes take. */
function themeStyles({ sheet, nonce }: PageParts): Html {
  return markup`<style id="fc-theme" nonce="${nonce}">${raw(sheet.css)}</style>`;
}

/**
 * The first part of the document: every hint, so that loading starts. Depends on nothing asynchronous. A page with something to
 * read before its scripts, its rendered view or its heading, has them after the first paint; for any other the styles, without which it does not paint, come behind the hints.
 */
export function pageHead(parts: PageParts, isReadable = false): Html {
  return markup`${[
    markup`<!doctype html><html lang="${parts.locale}"><head>${metaTags(parts)}`,
    shellWatch(parts),
    isReadable && scriptsAfterPaint(markup`${shellScript(parts)}${scriptLinks(parts, true)}`, parts.nonce),
    isReadable && themeStyles(parts),
    !isReadable && shellScript(parts),
    fontLinks(parts),
    !isReadable && scriptLinks(parts),
    earlyCalls(parts),
    !isReadable && themeStyles(parts),
    markup`<link rel="icon" type="image/svg+xml" href="/favicon.svg">`,
  ]}`;
}

/** The tenant's mark, where the header has it. */
function mark({ logo: { width, height, path } }: PageParts['tenant']): Html {
  return markup`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="${path}" fill="currentColor"/></svg>`;
}

/** The second part: the description of the page, and its header. */
export function pageTop(parts: PageParts, described: PageDescription | 'missing' | undefined): Html {
  const { tenant, tagline, nonce } = parts;
  const words = {
    title: `${tenant.brandName} | ${tagline}`,
    description: `${tagline}. ${tenant.legalName}`,
  };
  return markup`${[
    descriptionTags(described, words, nonce),
    markup`<style nonce="${nonce}">${raw(nameFaceCss(parts) + skeletonCss + notStartedCss)}</style></head><body>`,
    markup`<header id="fc-header"><div class="fs-bar" data-skeleton>${mark(tenant)}${tenant.brandName}</div></header>`,
    markup`<main id="fc-main" tabindex="-1">`,
  ]}`;
}

function withoutScripts({ tenant, locale, owner }: PageParts): Html {
  const { noScript } = edgeTexts(locale);
  const words = { phone: tenant.contact.phoneAbbreviation };
  const text = owner?.route.isForm ? noScript.form : noScript.view;
  return markup`<noscript><p class="fs-note">${filled(text, words)}</p></noscript>`;
}

/** A page that was not rendered in time is rendered the next time: without scripts only a visitor's click asks for it. */
function emptyWithoutScripts({ tenant, locale }: PageParts): Html {
  const { noScript } = edgeTexts(locale);
  const words = { brand: tenant.brandName, phone: tenant.contact.phoneAbbreviation };
  const reload = markup`<a href="">${noScript.reload}</a>`;
  return markup`<noscript><p class="fs-note">${filled(noScript.empty, words)} ${reload}</p></noscript>`;
}

function missingWithoutScripts({ locale }: PageParts): Html {
  const { noScript } = edgeTexts(locale);
  return markup`<noscript><p class="fs-note">${noScript.missing} <a href="/">${noScript.home}</a></p></noscript>`;
}

function headingOf({ owner, locale, tenant }: PageParts): SkeletonHeading | undefined {
  const heading = owner?.route.heading;
  if (!heading) return undefined;
  const own = tenant.texts[locale];
  const { title, lead } = heading;
  return { title: routeText(title, locale, own), lead: lead && routeText(lead, locale, own) };
}

/** The first paint of a page that only the browser renders, also of one that does not exist. */
export function unrenderedView(parts: PageParts, isMissing: boolean): Html {
  const { tenant, owner, locale } = parts;
  const status = filled(edgeTexts(locale).loading, { brand: tenant.brandName });
  return markup`${[
    markup`<p class="fs-status" data-skeleton role="status">${status}</p>`,
    skeleton(owner?.route.skeleton ?? 'list', isMissing ? undefined : headingOf(parts)),
    notStarted(parts),
    isMissing ? missingWithoutScripts(parts) : emptyWithoutScripts(parts),
  ]}`;
}

/** A rendered view, which can be read, with the notices for a page whose scripts do not run. */
export function aroundView(parts: PageParts, view: Html): Html {
  return markup`${withoutScripts(parts)}${view}${notStarted(parts)}`;
}

/** What follows the view. */
export const pageBottom = markup`</main><footer id="fc-footer"></footer>`;
