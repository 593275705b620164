import * as v from 'valibot';

/** A separate window for a sign-in that cannot navigate the page away. */
export interface SignInWindow {
  /** Navigates the window to a URL. */
  visit(url: string): void;
  /** The query of the provider's response; undefined if the window was closed first. */
  answer(): Promise<string | undefined>;
  close(): void;
}

const AnswerSchema = v.object({
  type: v.literal('forecourt:social-answer'),
  search: v.pipe(v.string(), v.maxLength(8_192)),
});

const closedCheckMs = 400;

/**
 * Opens an empty window; call it in a click handler. Undefined if the browser blocks it. A response is accepted only from that window
 * itself, on a page of the site.
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
          page.removeEventListener('message', onMessage);
          settle(search);
        };
        const onMessage = (event: MessageEvent<unknown>) => {
          if (event.source !== opened || event.origin !== siteOrigin) return;
          const answer = v.safeParse(AnswerSchema, event.data);
          if (answer.success) end(answer.output.search);
        };
        const watch = page.setInterval(() => opened.closed && end(undefined), closedCheckMs);
        page.addEventListener('message', onMessage);
      }),
    close: () => opened.close(),
  };
}

/**
 * Passes the provider's response from the window to the page that opened it, if that page is of `targetOrigin`; no one else receives it.
 * The response is useless without the secret that only the opener has. False if there is no opener any more.
 */
export function postSocialResponse(
  page: Window & typeof globalThis,
  { targetOrigin, search }: { readonly targetOrigin: string; readonly search: string },
): boolean {
  const opener = page.opener as Window | null;
  if (!opener) return false;
  opener.postMessage({ type: 'forecourt:social-answer', search }, targetOrigin);
  return true;
}
