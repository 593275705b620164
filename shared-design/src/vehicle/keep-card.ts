/** Longer than the page of a vehicle takes to have its photo. */
const keptMs = 10_000;

/** Where the page shows the photo: while it loads, and then. */
const photoPlaces = '.fc-media-area>span,ul.fc-track';

/** The `transform` that shows one place of the screen in another, by its upper left corner and its width. */
function placedAs(from: DOMRect, to: DOMRect): string {
  return `translate(${from.x - to.x}px,${from.y - to.y}px) scale(${from.width / to.width})`;
}

/**
 * For 60 frames, lets `motionCss` move a photo from its place in the card to its place on the page: `--fc-from` of the document is the
 * `transform` with which this begins. A place that replaces another one continues its movement.
 */
function moveFrom(from: DOMRect): void {
  let place = document.querySelector(photoPlaces);
  let since = 0;
  let frames = 60;
  const follow = (now: number) => {
    const next = document.querySelector(photoPlaces);
    if (next && next !== place) {
      place = next;
      if (!since) {
        since = now;
        document.documentElement.style.setProperty('--fc-from', placedAs(from, next.getBoundingClientRect()));
      }
      for (const movement of next.getAnimations()) movement.startTime = since;
    }
    if (frames--) requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}

/**
 * Keeps what a card shows for the page that it leads to: for ten seconds its photo, as the browser has loaded it, is the image `--fc-photo` of
 * the document, and its vehicle's name the string `--fc-name`. `keptCardCss` shows them in the place of the page's own, and the photo moves
 * there. Keeps nothing of a card that lacks them.
 */
export function keepCard(card: Element | null): void {
  const { style } = document.documentElement;
  const photo = card?.querySelector<HTMLImageElement>('img:not(.fc-preview)');
  const name = card?.querySelector('.fc-name')?.textContent;
  const keep = (image: string, text: string) => {
    style.setProperty('--fc-photo', image);
    style.setProperty('--fc-name', text);
    style.setProperty('--fc-from', '');
  };
  keep(photo ? `url("${photo.currentSrc}")` : '', name ? JSON.stringify(name) : '');
  if (photo) moveFrom(photo.getBoundingClientRect());
  setTimeout(keep, keptMs, '', '');
}
