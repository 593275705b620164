import * as v from 'valibot';

/** A window of its own for a sign-in that may not take the page away. */
export interface SignInWindow {
  /** Leads the window to an address. */
  visit(url: string): void;
  /** The query that the provider's answer came back with; undefined when the window was closed before. */
  answer(): Promise<string | undefined>;
  close(): void;
}

const AnswerSchema = v.object({
  type: v.literal('forecourt:social-answer'),
  search: v.pipe(v.string(), v.maxLength(8_192)),
});

const closedCheckMs = 400;

/**
 * Opens an empty window; to be called in the course of a click, undefined when the browser refuses. An answer counts only when that
 * window itself says it, from a page of the site.
 */
export function openSignInWindow(
  page: Window & typeof globalThis,
  siteOrigin: string,
): SignInWindow | undefined {
  const opened = page.open('', '_blank', 'popup,width=520,height=720');
  if (!opened) return undefined;
  return {
    visit: (url) => opened.location.replace(url),
    answer: () =>
      new Promise((settle) => {
        const end = (search: string | undefined) => {
          page.clearInterval(watch);
          page.removeEventListener('message', hear);
          settle(search);
        };
        const hear = (event: MessageEvent<unknown>) => {
          if (event.source !== opened || event.origin !== siteOrigin) return;
          const answer = v.safeParse(AnswerSchema, event.data);
          if (answer.success) end(answer.output.search);
        };
        const watch = page.setInterval(() => opened.closed && end(undefined), closedCheckMs);
        page.addEventListener('message', hear);
      }),
    close: () => opened.close(),
  };
}

/**
 * Hands the provider's answer from the window to the page that opened it, when that page is of `targetOrigin`; anybody else hears
 * nothing. The answer is of no use without the secret that the opener alone holds. False when there is no opener any more.
 */
export function handSocialAnswer(
  page: Window & typeof globalThis,
  { targetOrigin, search }: { readonly targetOrigin: string; readonly search: string },
): boolean {
  const opener = page.opener as Window | null;
  if (!opener) return false;
  opener.postMessage({ type: 'forecourt:social-answer', search }, targetOrigin);
  return true;
}
