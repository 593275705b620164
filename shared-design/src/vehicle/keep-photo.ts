/** Longer than the page of a vehicle takes to have its photo. */
const keptMs = 10_000;

/**
 * Keeps the photo of a card, as the browser has loaded it, for the page that the card leads to: for ten seconds it is the image `--fc-photo` of
 * the document, which `motionCss` shows in the place of the page's own. Keeps nothing of a card without a photo.
 */
export function keepPhoto(card: Element | null): void {
  const photo = card?.querySelector<HTMLImageElement>('img:not(.fc-preview)');
  const { style } = document.documentElement;
  style.setProperty('--fc-photo', photo ? `url("${photo.currentSrc}")` : '');
  setTimeout(() => style.removeProperty('--fc-photo'), keptMs);
}
