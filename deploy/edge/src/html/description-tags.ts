import { escapeHtml, scriptJson } from './escape-html.ts';
import type { PageDescription } from './described-page.ts';

/** Texts for a page without a description of its own. */
export interface DefaultWords {
  readonly title: string;
  readonly description: string;
}

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" data-describes>`;

/**
 * Title, description, canonical link, link preview and structured data of a page; for a page about something
 * that does not exist, a noindex tag. Elements with `data-describes` belong to this page only: a remote
 * removes them when it shows another page. The nonce lets the data block pass the policy, whatever type a
 * browser takes it for.
 */
export function descriptionTags(
  described: PageDescription | 'missing' | undefined,
  words: DefaultWords,
  nonce: string,
): string {
  const told = described === 'missing' ? undefined : described;
  const { title, description } = told ?? words;
  const common = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
  ];
  if (described === 'missing')
    return [...common, '<meta name="robots" content="noindex" data-describes>'].join('');
  if (!told) return common.join('');
  const { canonicalUrl, imageUrl, imageAlt } = told;
  return [
    ...common,
    `<link rel="canonical" href="${escapeHtml(canonicalUrl)}" data-describes>`,
    property('og:type', 'product'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonicalUrl),
    ...(imageUrl ? [property('og:image', imageUrl), property('og:image:alt', imageAlt ?? title)] : []),
    `<meta name="twitter:card" content="${imageUrl ? 'summary_large_image' : 'summary'}" data-describes>`,
    `<script type="application/ld+json" nonce="${nonce}" data-describes>${scriptJson(told.structuredData)}</script>`,
  ].join('');
}
