import { createInstance } from '@module-federation/enhanced/runtime';
import * as v from 'valibot';
import { PageContextSchema, type PageContext } from '@forecourt/shared-contracts/page';
import provideCore from '@forecourt/build/provide-core';

/** The site's answer to `/embed/context.json`: what a page of the site carries, the style sheets of its theme, and its display face. */
const EmbedContextSchema = v.object({
  page: PageContextSchema,
  styles: v.array(v.string()),
  fonts: v.array(v.object({ family: v.string(), url: v.string() })),
});
export type EmbedContext = v.InferOutput<typeof EmbedContextSchema>;

/** `mountEmbed` of the checkout remote's `./embed` module. */
export interface CheckoutModule {
  mountEmbed(request: {
    context: PageContext;
    siteOrigin: string;
    orderNumber: string;
    element: HTMLElement;
    styleContainer: Node;
    nonce?: string;
  }): Promise<{ unmount(): Promise<void> }>;
}

/** Reads the site's context. Rejects when the site does not know this page's origin, or answers something else. */
export async function fetchContext(siteOrigin: string): Promise<EmbedContext> {
  const answer = await fetch(`${siteOrigin}/embed/context.json`, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`);
  return v.parse(EmbedContextSchema, await answer.json());
}

/** Loads the checkout remote alone by federation; it brings along whatever this page does not share. */
export async function loadCheckout({ page }: EmbedContext, siteOrigin: string): Promise<CheckoutModule> {
  const remote = page.releases.remotes.find(({ name }) => name === 'mfe-checkout');
  if (!remote) throw new Error('The site has no checkout release');
  const { entryUrl, integrity } = remote.current;
  const entry = new URL(entryUrl, siteOrigin).href;
  const instance = createInstance({
    name: 'forecourt_embed',
    remotes: [{ name: remote.container, entry }],
    plugins: [
      provideCore(),
      { name: 'entry-integrity', createScript: ({ url }) => entryScript(url, integrity) },
    ],
  });
  const module = await instance.loadRemote<CheckoutModule>(`${remote.container}/embed`);
  if (!module) throw new Error('The checkout release exposes no embed');
  return module;
}

function entryScript(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = url;
  return script;
}
