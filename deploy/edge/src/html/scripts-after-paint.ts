import { raw } from 'hono/html';
import { markup, type Html } from './markup.ts';

const id = 'fc-scripts';

/** Longest time to the first byte with which a line counts as fast. */
const fastMs = 80;

/** Longest wait for the first paint, in ms. */
const longestWaitMs = 1_000;

/**
 * On a fast line the scripts wait until the whole document is parsed and the browser reports that it is on the screen; on a slow one, and in a page that is not visible and so has
 * no frames, only until the parser has found the style sheet. Deferred scripts that are inserted later run in order only without `async`.
 */
const code = `{const t=document.getElementById("${id}").content,d=document;let n=0;const g=()=>{if(!n++){for(const s of t.querySelectorAll("script"))s.async=!1;d.head.append(t)}},[l]=performance.getEntriesByType("navigation");d.hidden||!(l?.responseStart-l?.requestStart<${fastMs})?setTimeout(g):(d.addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>new PerformanceObserver(g).observe({type:"paint",buffered:!0}))),setTimeout(g,${longestWaitMs}))}`;

/**
 * Scripts, and hints for scripts, of a page that can be read without them. When they arrive before the first paint they take the time from it;
 * on a slow line they arrive much later than the paint, so that a later request would only make the page answer later.
 */
export function scriptsAfterPaint(scripts: Html, nonce: string): Html {
  return markup`<template id="${id}">${scripts}</template><script nonce="${nonce}">${raw(code)}</script>`;
}
