import { phoneHref } from '@forecourt/shared-contracts/formats';
import { edgeTexts, filled } from '../locale/edge-text.ts';
import { markup, type Html } from './markup.ts';
import type { PageParts } from './page-parts.ts';

/** Marks the page when a script of the shell fails to load or differs from its signed release. */
export function shellWatch({ nonce }: PageParts): Html {
  return markup`<script nonce="${nonce}">addEventListener("error",({target})=>{if(target.src?.includes("/assets/shell/"))document.documentElement.classList.add("fs-broken")},true)</script>`;
}

/**
 * Fallback for a site that does not start. No script runs then, so the edge renders it and the style sheet
 * shows it: immediately for a script that failed, after a delay for one that hangs (T11, T13). It is removed
 * with the skeleton.
 */
export function notStarted({ tenant, locale }: PageParts): Html {
  const { notStarted: texts } = edgeTexts(locale);
  const { phone, phoneAbbreviation } = tenant.contact;
  return markup`${[
    markup`<div class="fs-late" data-skeleton role="alert">`,
    markup`<p>${filled(texts.text, { brand: tenant.brandName })}</p>`,
    markup`<p><a href="">${texts.again}</a></p>`,
    markup`<p><a href="${phoneHref(phone)}">${filled(texts.call, { phone: phoneAbbreviation })}</a></p>`,
    markup`</div>`,
  ]}`;
}

/** Styles of the fallback. A running shell has rendered the header, so nothing of this is visible. */
export const notStartedCss = [
  '.fs-late{visibility:hidden;z-index:1;box-sizing:border-box;width:min(32rem,100% - 48px);margin:48px auto;padding:24px;text-align:center;background:var(--fc-surface);border:1px solid var(--fc-line);border-radius:var(--fc-radius-card)}',
  // Over a rendered view, which keeps its place.
  '#fc-main:not(:has(>.fs))>.fs-late{position:fixed;inset:auto 24px 24px;margin:0 auto}',
  '.fs-late p{margin:0}',
  '.fs-late a{color:inherit;display:inline-block;padding:10px;font-weight:600;text-decoration:underline}',
  '#fc-header:has(>[data-skeleton])~#fc-main>.fs-late{animation:fs-late 0s 12s forwards}',
  '.fs-broken #fc-header:has(>[data-skeleton])~#fc-main>.fs-late{visibility:visible}',
  '@keyframes fs-late{to{visibility:visible}}',
  '@media(scripting:none){.fs-late{display:none}}',
].join('');
