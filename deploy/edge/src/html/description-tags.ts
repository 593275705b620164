import type { PageDescription } from './described-page.ts';
import { markup, type Html } from './markup.ts';
import { scriptJson } from './script-json.ts';

/** Texts for a page without a description of its own. */
export interface DefaultWords {
  readonly title: string;
  readonly description: string;
}

const property = (name: string, content: string): Html =>
  markup`<meta property="${name}" content="${content}" data-describes>`;

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
): Html {
  const found = described === 'missing' ? undefined : described;
  const { title, description } = found ?? words;
  const common = [
    markup`<title>${title}</title>`,
    markup`<meta name="description" content="${description}">`,
  ];
  if (described === 'missing') return markup`${common}<meta name="robots" content="noindex" data-describes>`;
  if (!found) return markup`${common}`;
  const { canonicalUrl, imageUrl, imageAlt } = found;
  return markup`${[
    ...common,
    markup`<link rel="canonical" href="${canonicalUrl}" data-describes>`,
    property('og:type', 'product'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonicalUrl),
    ...(imageUrl ? [property('og:image', imageUrl), property('og:image:alt', imageAlt ?? title)] : []),
    markup`<meta name="twitter:card" content="${imageUrl ? 'summary_large_image' : 'summary'}" data-describes>`,
    markup`<script type="application/ld+json" nonce="${nonce}" data-describes>${scriptJson(found.structuredData)}</script>`,
  ]}`;
}
