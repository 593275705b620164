/** Longer than the page of a vehicle takes to have its photo. */
const keptMs = 10_000;

/**
 * Keeps what a card shows for the page that it leads to: for ten seconds its photo, as the browser has loaded it, is the image `--fc-photo` of
 * the document, and its vehicle's name the string `--fc-name`. `keptCardCss` shows them in the place of the page's own. Keeps nothing of a
 * card that lacks them.
 */
export function keepCard(card: Element | null): void {
  const { style } = document.documentElement;
  const photo = card?.querySelector<HTMLImageElement>('img:not(.fc-preview)');
  const name = card?.querySelector('.fc-name')?.textContent;
  const keep = (image: string, text: string) => {
    style.setProperty('--fc-photo', image);
    style.setProperty('--fc-name', text);
  };
  keep(photo ? `url("${photo.currentSrc}")` : '', name ? JSON.stringify(name) : '');
  setTimeout(keep, keptMs, '', '');
}
