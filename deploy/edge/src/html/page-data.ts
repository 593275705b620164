import { withBackdrop } from '@forecourt/shared-contracts/inventory';
import type { Theme } from '@forecourt/shared-contracts/tenant';
import { imageUrls } from './image-urls.ts';
import { markup, type Html, type HtmlValue } from './markup.ts';
import { scriptJson } from './script-json.ts';

/** One API answer to include in the page. */
export interface PageAnswer {
  readonly url: string;
  readonly data: unknown;
  /** The backend reports that the resource does not exist; no data of it is included in the page. */
  readonly isMissing?: boolean;
}

/**
 * Preload hints for the images of an answer as the page will request them. The first one, which is the largest
 * paint of most pages, comes before the others.
 */
export function imageLinks({ data }: PageAnswer, theme: Theme): readonly Html[] {
  return imageUrls(data).map((src, at) => {
    const href = withBackdrop(src, theme);
    return at === 0
      ? markup`<link rel="preload" as="image" fetchpriority="high" href="${href}">`
      : markup`<link rel="preload" as="image" href="${href}">`;
  });
}

function answerHtml({ url, data }: PageAnswer): Html {
  return markup`<script type="application/json" class="forecourt-data" data-url="${url}">${scriptJson(data)}</script>`;
}

/**
 * The last part of the document: the page context, each answer as soon as it arrives (undefined ones are
 * omitted) after what `before` renders of it, the end. `context` may take a moment; answers that arrive earlier
 * wait for it.
 */
export async function* pageRest(
  context: Promise<unknown>,
  answers: readonly Promise<PageAnswer | undefined>[],
  before: (answer: PageAnswer) => HtmlValue,
): AsyncGenerator<Html> {
  yield markup`<script type="application/json" id="forecourt-page">${scriptJson(await context)}</script>`;
  const waiting = new Map(
    answers.map((answer, at) => [at, answer.then((value) => ({ at, value }))] as const),
  );
  while (waiting.size > 0) {
    const { at, value } = await Promise.race(waiting.values());
    waiting.delete(at);
    if (value && !value.isMissing) yield markup`${before(value)}${answerHtml(value)}`;
  }
  yield markup`</body></html>`;
}
