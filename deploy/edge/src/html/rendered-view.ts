import { raw } from 'hono/html';
import type { RenderedView } from '@forecourt/shared-contracts/react/server';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { markup, type Html } from './markup.ts';
import { splitPictures } from './pictures-first.ts';

/** Where a view was rendered: the release, and the path and query that it shows. */
export interface ViewLocation {
  readonly remote: ReleaseRecord;
  readonly target: string;
}

/**
 * Notes, in order, which controls of a rendered view are pressed before its remote answers; the remote presses
 * them again. Links, disclosures, fields and forms with an address work by themselves.
 */
const pressNotes = `{let n=0;addEventListener("click",e=>{const b=e.target.closest?.("[data-rendered] :is(button,[role=button])");if(!b||b.matches("form[action] [type=submit]"))return;e.preventDefault();e.stopPropagation();b.dataset.pressed=++n},true)}`;

/**
 * A first view in the element that its remote renders into, behind the hints of its pictures and its styles. The style sheet comes first, because the browser's
 * cache looks for it when it is made; without `data-s` Emotion would move it as soon as it is loaded. `data-rendered` tells the remote what it may hydrate: exactly this version
 * at this place. Undefined for styles that would end their element.
 */
export function renderedView(
  view: RenderedView,
  { remote, target }: ViewLocation,
  nonce: string,
): Html | undefined {
  if (/<\/style/i.test(view.css)) return undefined;
  const { name, version } = remote;
  const { pictures, rest } = splitPictures(view.html);
  return markup`${[
    raw(pictures),
    markup`<style nonce="${nonce}" data-emotion="${view.styleNames}" data-s>${raw(view.css)}</style>`,
    markup`<script nonce="${nonce}">${raw(pressNotes)}</script>`,
    markup`<div id="remote-${name}" data-remote="${name}" data-rendered="${version} ${target}">${raw(rest)}</div>`,
  ]}`;
}
