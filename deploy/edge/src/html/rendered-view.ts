import { raw } from 'hono/html';
import type { RenderedView } from '@forecourt/shared-contracts/react/server';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { markup, type Html } from './markup.ts';

/** Where a view was rendered: the release, and the path and query that it shows. */
export interface ViewPlace {
  readonly remote: ReleaseRecord;
  readonly target: string;
}

/**
 * A first view in the element that its remote renders into. The style sheet comes first, because the browser's
 * cache looks for it when it is made. `data-rendered` tells the remote what it may hydrate: exactly this version
 * at this place. Undefined for styles that would end their element.
 */
export function renderedView(
  view: RenderedView,
  { remote, target }: ViewPlace,
  nonce: string,
): Html | undefined {
  if (/<\/style/i.test(view.css)) return undefined;
  const { name, version } = remote;
  return markup`${[
    markup`<style nonce="${nonce}" data-emotion="${view.styleNames}">${raw(view.css)}</style>`,
    markup`<div id="remote-${name}" data-remote="${name}" data-rendered="${version} ${target}">${raw(view.html)}</div>`,
  ]}`;
}
