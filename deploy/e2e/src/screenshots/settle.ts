import type { Page } from '@playwright/test';

const longestMs = 45_000;

/** What the tab still waits for, and empty when it is drawn; two frames later. */
function pending(page: Page, isBusy: boolean): Promise<string> {
  return page.evaluate(async (mayWait) => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const all: Element[] = [];
    const collect = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        all.push(element);
        if (element.shadowRoot) collect(element.shadowRoot);
      }
    };
    const isWaiting = (element: Element) =>
      element.checkVisibility() &&
      (element.getAttribute('aria-busy') === 'true' ||
        /fc-(breathe|spin)/.test(getComputedStyle(element).animationName));
    await document.fonts.ready;
    await nextFrame();
    await nextFrame();
    collect(document);
    const images = all.filter((element) => element instanceof HTMLImageElement);
    for (const image of images) image.loading = 'eager';
    const late = images.find(({ complete }) => !complete) ?? (mayWait ? undefined : all.find(isWaiting));
    if (late) return late.outerHTML.slice(0, 200);
    // An image may be there before it is drawn; one that is missing never is.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return '';
  }, isBusy);
}

/**
 * Waits until fonts and images of the tab are there, and, unless it waits on purpose, until nothing in it is a
 * placeholder or marked as busy. Throws an Error that names what is missing.
 */
export async function settle(page: Page, isBusy = false): Promise<void> {
  const until = performance.now() + longestMs;
  for (;;) {
    const late = await pending(page, isBusy);
    if (!late) return;
    if (performance.now() > until) throw new Error(`${page.url()} is not drawn: ${late}`);
  }
}

/** Shows every part of the tab once, for what loads only when it is seen, and returns to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
