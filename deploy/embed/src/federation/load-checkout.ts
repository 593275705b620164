import { createInstance } from '@module-federation/enhanced/runtime';
import * as v from 'valibot';
import type { EmbedRequest, MountedEmbed } from '@forecourt/shared-contracts/embedding';
import { PageContextSchema } from '@forecourt/shared-contracts/page';
import { inspectEntry } from '@forecourt/shared-contracts/release-loading';
import type { LoadableRelease } from '@forecourt/shared-contracts/releases';
import provideRuntime from '@forecourt/build/provide-runtime';
import { borrowGlobal } from './borrow-global.ts';
import { siteScriptPolicy } from './site-script-policy.ts';

/**
 * The site's answer to `/embed/context.json`: the context of a page, the style sheets of its theme, and the
 * faces of its headings and running text.
 */
const EmbedContextSchema = v.object({
  page: PageContextSchema,
  styles: v.array(v.string()),
  fonts: v.array(
    v.object({
      family: v.string(),
      url: v.string(),
      /** Absent from an edge that declares only the display font. */
      descriptors: v.optional(
        v.object({ weight: v.string(), unicodeRange: v.string(), sizeAdjust: v.string() }),
      ),
    }),
  ),
});
export type EmbedContext = v.InferOutput<typeof EmbedContextSchema>;

/** The checkout remote's `./embed` module. */
export interface CheckoutModule {
  mountEmbed(request: EmbedRequest): Promise<MountedEmbed>;
}

/**
 * Reads the site's context, in the given language if the dealer offers it, otherwise in the dealer's. Rejects
 * when the site does not accept this page's origin, or answers something else. A browser does not tell a page why
 * a call failed, so the message names each thing that the page's developers can do about it.
 */
export async function fetchContext(siteOrigin: string, locale: string | null): Promise<EmbedContext> {
  const address = new URL('/embed/context.json', siteOrigin);
  if (locale) address.searchParams.set('lang', locale);
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) }).catch((cause: unknown) => {
    const needs = `the dealer has to list ${location.origin} (embeddingOrigins), and a policy of this page needs connect-src ${siteOrigin}`;
    throw new Error(`${siteOrigin} does not answer this page. If it is up, ${needs}.`, { cause });
  });
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`);
  return v.parse(EmbedContextSchema, await answer.json());
}

interface ScriptLocation {
  readonly siteOrigin: string;
  /** 0 for the first attempt; a later one gets its own URL, because a failed script stays failed. */
  readonly attempt: number;
  /** Nonce of the page's policy, for hosts whose policy does not trust what a trusted script loads. */
  readonly nonce: string | undefined;
}

/**
 * Loads a release of the checkout remote by federation; it loads its own copy of everything that this page does
 * not share. Rejects a release without a hash, whose bytes nothing would check in a host's page (T12). A later
 * attempt first checks the response of its URL, and rejects with a `LoadFailure` that gives the reason when it is
 * not the release.
 */
export async function loadCheckout(
  container: string,
  { version, entryUrl, integrity }: LoadableRelease,
  { siteOrigin, attempt, nonce }: ScriptLocation,
): Promise<CheckoutModule> {
  if (!integrity) throw new Error(`${container} ${version} has no hash`);
  const url = new URL(entryUrl, siteOrigin);
  if (attempt > 0) url.searchParams.set('attempt', String(attempt));
  const entry = url.href;
  const createScript = ({ url: address }: { url: string }) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    if (nonce) script.nonce = nonce;
    script.src = siteScriptPolicy(siteOrigin).createScriptURL(address);
    return script;
  };
  return loadOnce(entry, async () => {
    if (attempt > 0) await inspectEntry(url, integrity);
    const instance = createInstance({
      name: 'forecourt_embed',
      remotes: [{ name: container, entry }],
      plugins: [provideRuntime(), { name: 'entry-integrity', createScript }],
    });
    const giveBack = borrowGlobal(globalThis, container);
    try {
      const module = await instance.loadRemote<CheckoutModule>(`${container}/embed`);
      if (!module) throw new Error('The checkout release exposes no embed');
      return module;
    } finally {
      giveBack();
    }
  });
}

const loads = new Map<string, Promise<CheckoutModule>>();

/** Two elements of a page load one release once; a failed load may be retried. */
function loadOnce(entry: string, load: () => Promise<CheckoutModule>): Promise<CheckoutModule> {
  const known = loads.get(entry);
  if (known) return known;
  const loading = load();
  loads.set(entry, loading);
  loading.catch(() => loads.delete(entry));
  return loading;
}
