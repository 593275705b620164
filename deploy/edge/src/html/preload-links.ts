import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
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

/**
 * Those of a shell release's files that have a font's letters of a first view: the first letters, in older releases all letters, and
 * the figures if they have their own file.
 */
export function firstFontPaths(paths: readonly string[], font: string): string[] {
  const files = paths.filter((path) => path.endsWith('.woff2') && path.startsWith(`${font}-`));
  const hasFirst = files.some((path) => path.startsWith(`${font}-first-`));
  return files.filter((path) => !hasFirst || !path.startsWith(`${font}-latin-`));
}

/** CSS family of the dealer's name in the header, before the tenant's display font. */
export const nameFamily = 'fc-name';

/**
 * The `@font-face` rule of the dealer's name: the display font that the page preloads, which the name waits for instead of changing its face.
 * Empty if the shell release has no such file.
 */
export function nameFaceCss({ shell, tenant }: Pick<PageParts, 'shell' | 'tenant'>): string {
  const [path] = firstFontPaths(
    shell.files.map((file) => file.path),
    tenant.theme.displayFont,
  ).toSorted((one, other) => Number(other.includes('-first-')) - Number(one.includes('-first-')));
  if (path === undefined) return '';
  return `@font-face{font-family:${nameFamily};font-weight:100 900;font-display:block;src:url(${assetUrl(shell, path)}) format('woff2')}`;
}

/**
 * Preload hints for the files of the tenant's display font, and of its body font where the page begins with its heading: text that is there
 * before any picture keeps the face that it begins with.
 */
export function fontLinks({ shell, tenant, owner }: PageParts): Html {
  const paths = shell.files.map(({ path }) => path);
  const { displayFont, bodyFont } = tenant.theme;
  const fonts = new Set([displayFont, ...(owner?.route.heading && bodyFont ? [bodyFont] : [])]);
  return markup`${[...fonts]
    .flatMap((font) => firstFontPaths(paths, font))
    .map(
      (path) =>
        markup`<link rel="preload" as="font" type="font/woff2" crossorigin href="${assetUrl(shell, path)}">`,
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
