import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { Theme } from '@forecourt/shared-contracts/tenant';
import { assetUrl, integrityOf } from '../site/site-snapshot.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageParts } from './page-parts.ts';

function scriptLink(record: ReleaseRecord, path: string): string {
  const integrity = path === record.entry ? integrityOf(record, path) : undefined;
  const hash = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  return `<link rel="preload" as="script" href="${escapeHtml(assetUrl(record, path))}"${hash}>`;
}

/** Address of the tenant's display face in the shell's release, undefined when it ships none. */
export function displayFontUrl(shell: ReleaseRecord, { displayFont }: Theme): string | undefined {
  const font = shell.files.find(({ path }) => path.endsWith('.woff2') && path.startsWith(`${displayFont}-`));
  return font && assetUrl(shell, font.path);
}

function fontLink({ shell, tenant }: PageParts): string {
  const url = displayFontUrl(shell, tenant.theme);
  if (!url) return '';
  const href = escapeHtml(url);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
}

/**
 * Hints for every file that the page will need, so that nothing is discovered late. Entries carry their hash because the loaders
 * ask for them with it, other chunks do not: a hint whose hash differs from the request's is downloaded twice.
 */
export function preloadLinks(parts: PageParts): string {
  const { shell, owner } = parts;
  const ofShell = shell.initial.filter((path) => path.endsWith('.js') && path !== shell.entry);
  const ofRemote = owner
    ? [...owner.remote.initial, ...(owner.remote.initialByRoute[owner.route.id] ?? [])]
    : [];
  const links = [
    fontLink(parts),
    ...ofShell.map((path) => scriptLink(shell, path)),
    ...(owner ? [...new Set(ofRemote)].map((path) => scriptLink(owner.remote, path)) : []),
  ];
  return links.join('');
}
