import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { Theme } from '@forecourt/shared-contracts/tenant';
import { assetUrl, integrityOfFile } from '../site/site-snapshot.ts';
import { markup, type Html } from './markup.ts';
import type { PageParts } from './page-parts.ts';

/**
 * A preload hint for one script of a release, matching the loaders' request. `isLow` is for pages that can be read
 * without it: its pictures come first.
 */
export function scriptLink(
  record: ReleaseRecord,
  path: string,
  { nonce, isLow = false }: { readonly nonce: string; readonly isLow?: boolean },
): Html {
  const integrity = integrityOfFile(record, path) ?? '';
  const href = assetUrl(record, path);
  const priority = isLow && markup` fetchpriority="low"`;
  return markup`<link rel="preload" as="script" crossorigin nonce="${nonce}" href="${href}" integrity="${integrity}"${priority}>`;
}

/** URLs of the files of the tenant's display font in the shell's release: letters, then its figures if they have their own file. */
function displayFontUrls(shell: ReleaseRecord, { displayFont }: Theme): string[] {
  return shell.files
    .filter(({ path }) => path.endsWith('.woff2') && path.startsWith(`${displayFont}-`))
    .map(({ path }) => assetUrl(shell, path));
}

/** Preload hints for the files of the tenant's display font. */
export function fontLinks({ shell, tenant }: PageParts): Html {
  return markup`${displayFontUrls(shell, tenant.theme).map(
    (href) => markup`<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  )}`;
}

/**
 * Preload hints for every script that the page will need, so that nothing is discovered late. Each has the hash
 * and `crossorigin` of the loaders' request: a hint that differs from the request is downloaded twice. The
 * nonce lets a hint pass the policy.
 */
export function scriptLinks({ shell, owner, nonce }: PageParts, isLow = false): Html {
  const byRoute = owner?.remote.sharedByRoute?.[owner.route.id] ?? [];
  const ofShell = [
    ...shell.initial.filter((path) => path.endsWith('.js') && path !== shell.entry),
    ...byRoute.flatMap((request) => shell.sharedFiles?.[request] ?? []),
  ];
  const ofRemote = owner
    ? [...owner.remote.initial, ...(owner.remote.initialByRoute[owner.route.id] ?? [])]
    : [];
  return markup`${[
    ...ofShell.map((path) => scriptLink(shell, path, { nonce, isLow })),
    ...(owner ? [...new Set(ofRemote)].map((path) => scriptLink(owner.remote, path, { nonce, isLow })) : []),
  ]}`;
}
