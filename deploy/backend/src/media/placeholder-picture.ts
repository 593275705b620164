import { backdropMarkup, shadowMarkup, type Backdrop } from './backdrop.ts';

const coverTones: Record<Backdrop, readonly [string, string, string]> = {
  studio: ['#e9edf0', '#98a4af', '#77838e'],
  warm: ['#f4ede1', '#b0a390', '#8f8270'],
  dark: ['#59636d', '#2f363d', '#7d8993'],
  none: ['#c9d0d6', '#8b96a0', '#e3e8ec'],
};

/** A car under a dust cover: no picture of this vehicle yet. Without text, so that it fits every language. */
export function placeholderPicture(backdrop: Backdrop): string {
  const [light, shade, fold] = coverTones[backdrop];
  const wheels = [150, 470].map((x) => `<circle cx="${x}" cy="322" r="38" fill="#23272b"/>`).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">' +
    backdropMarkup(backdrop) +
    `<linearGradient id="cv" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></linearGradient>` +
    shadowMarkup(48, 591, 360) +
    wheels +
    '<path d="M40 350C38 320 40 296 50 282C60 270 100 262 214 246C242 227 272 207 300 199C330 191 376 191 408 197C442 205 478 222 508 239C540 240 574 240 584 248C596 264 600 316 602 350Q592 357 576 352T540 353T500 351T450 354T400 351T350 353T300 351T250 354T200 351T150 353T110 351T74 354T40 350Z" fill="url(#cv)"/>' +
    `<path d="M214 247Q206 290 220 344M300 200Q340 250 330 340M408 198Q380 260 400 344M508 240Q496 290 512 342M98 264Q88 300 100 342M566 244Q556 290 568 340M214 247Q270 260 330 254T508 240" fill="none" stroke="${fold}" stroke-width="2.5" stroke-opacity=".55" stroke-linecap="round"/><path d="M222 250Q214 290 228 340M308 201Q348 250 338 338M416 200Q388 260 408 340M516 242Q504 290 520 338" fill="none" stroke="#fff" stroke-width="4" stroke-opacity=".28" stroke-linecap="round"/></svg>`
  );
}
