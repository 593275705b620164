import { releaseScript } from './release-script.ts';

/**
 * Consumes the page's hints for the files of one release, except its entry. A failed hint answers the next request for its file with the
 * same failure without using the network, so that each 'Try again' would get only one file further. Requesting every hinted file once
 * clears the failures; a file that did arrive only registers its modules early, as any chunk does.
 */
export function consumeHints(page: Document, entryUrl: URL): void {
  const folder = new URL('.', entryUrl).href;
  const entry = entryUrl.origin + entryUrl.pathname;
  for (const hint of page.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')) {
    if (!hint.href.startsWith(folder) || hint.href === entry) continue;
    hint.remove();
    const script = releaseScript(page, hint.href, hint.getAttribute('integrity') ?? undefined);
    for (const end of ['load', 'error']) script.addEventListener(end, () => script.remove());
    page.head.append(script);
  }
}
