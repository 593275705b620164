import { releaseScript } from './release-script.ts';

/**
 * Consumes the page's hints for the files of one release, except its entry. A hint that failed answers the next request for its file
 * with that same failure and never asks the network again, so that each 'Try again' would get one file further. Asking for every
 * hinted file once takes the failures away; a file that did arrive only registers its modules early, as any chunk does.
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
