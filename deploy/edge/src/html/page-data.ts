import { withBackdrop } from '@forecourt/shared-contracts/inventory';
import type { Theme } from '@forecourt/shared-contracts/tenant';
import { escapeHtml, scriptJson } from './escape-html.ts';
import { imageUrls } from './image-urls.ts';

/** One answer that goes into the page. */
export interface PageAnswer {
  readonly url: string;
  readonly data: unknown;
  /** The backend says that there is no such thing; nothing of it goes into the page. */
  readonly isMissing?: boolean;
}

/** An answer as data block, with hints for the pictures that it names, as the page will ask for them. */
export function answerHtml({ url, data }: PageAnswer, theme: Theme): string {
  const images = imageUrls(data).map(
    (src) => `<link rel="preload" as="image" href="${escapeHtml(withBackdrop(src, theme))}">`,
  );
  return `${images.join('')}<script type="application/json" class="forecourt-data" data-url="${escapeHtml(url)}">${scriptJson(data)}</script>`;
}

/**
 * The second part of the document: the page context, each answer as soon as it is there (undefined ones are left out), the end.
 * `context` may take a moment; answers that come before it wait for it.
 */
export async function* pageRest(
  context: Promise<unknown>,
  answers: readonly Promise<PageAnswer | undefined>[],
  theme: Theme,
): AsyncGenerator<string> {
  yield `<script type="application/json" id="forecourt-page">${scriptJson(await context)}</script>`;
  const waiting = new Map(
    answers.map((answer, at) => [at, answer.then((value) => ({ at, value }))] as const),
  );
  while (waiting.size > 0) {
    const { at, value } = await Promise.race(waiting.values());
    waiting.delete(at);
    if (value && !value.isMissing) yield answerHtml(value, theme);
  }
  yield '</body></html>';
}
