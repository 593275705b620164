/** Where the wall meets the floor, of 480. */
const seamY = 292;

const sceneOf = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">${content}</svg>`;

/** Joints of the concrete slabs, in the perspective of the wall. */
function joints(): string {
  const across = [318, 366, 452].map((y) => `M-20 ${y}H660`);
  const along = [-560, -240, 80, 560, 880, 1200].map((x) => `M${320 + (x - 320) * 0.28} ${seamY}L${x} 480`);
  const path = [...across, ...along].join('');
  return (
    `<path d="${path}" fill="none" stroke="#5d6266" stroke-opacity=".16" stroke-width="1.1"/>` +
    `<path transform="translate(0 1)" d="${path}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width=".8"/>`
  );
}

/** The empty showroom: a plain wall, lit from above, and a polished concrete floor that mirrors it. */
export const emptyShowroom = sceneOf(
  '<defs>' +
    '<linearGradient id="w" x2="0" y2="1"><stop stop-color="#e6e7e7"/><stop offset=".5" stop-color="#d2d4d5"/><stop offset="1" stop-color="#b7babc"/></linearGradient>' +
    '<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="320" cy="-40" r="520" gradientTransform="matrix(1 0 0 .6 0 0)"><stop stop-color="#fff" stop-opacity=".9"/><stop offset=".3" stop-color="#fff" stop-opacity=".5"/><stop offset=".6" stop-color="#fff" stop-opacity=".17"/><stop offset=".8" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="f" x2="0" y2="1"><stop stop-color="#a7aaac"/><stop offset=".2" stop-color="#b2b5b7"/><stop offset="1" stop-color="#8d9194"/></linearGradient>' +
    '<radialGradient id="s" gradientUnits="userSpaceOnUse" cx="320" cy="330" r="330" gradientTransform="matrix(1 0 0 .42 0 191)"><stop stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
    '<filter id="c" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".011 .034" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .21  0 0 0 0 .22  0 1.5 0 0 -.56"/></filter>' +
    '<filter id="b" x="-.2" y="-4" width="1.4" height="9"><feGaussianBlur stdDeviation="7"/></filter>' +
    '</defs>' +
    `<path fill="url(#w)" d="M0 0h640v${seamY}H0z"/><path fill="url(#l)" d="M0 0h640v${seamY}H0z"/>` +
    `<path fill="url(#f)" d="M0 ${seamY}h640V480H0z"/>` +
    `<g opacity=".55"><path filter="url(#c)" d="M0 ${seamY}h640V480H0z"/></g>` +
    joints() +
    `<path fill="url(#s)" d="M0 ${seamY}h640V480H0z"/>` +
    `<path d="M0 ${seamY - 5}h640v5H0z" fill="#8a8e91"/><path d="M0 ${seamY - 5.5}h640" stroke="#eceded" stroke-width=".8" stroke-opacity=".8"/>` +
    `<path d="M0 ${seamY}h640v9H0z" fill="#3c4145" fill-opacity=".35" filter="url(#b)"/>`,
);

/** What lies over everything: darker corners, and the label. */
export const overScene = (label: string): string =>
  sceneOf(
    '<radialGradient id="v" gradientUnits="userSpaceOnUse" cx="320" cy="236" r="430"><stop offset=".5" stop-color="#14181c" stop-opacity="0"/><stop offset=".75" stop-color="#14181c" stop-opacity=".1"/><stop offset="1" stop-color="#14181c" stop-opacity=".36"/></radialGradient>' +
      `<path fill="url(#v)" d="M0 0h640v480H0z"/>${label}`,
  );

type Place = readonly [x: number, y: number];

/** The shade of a vehicle that rests on the floor from one place to another. */
export function contactShadow([ax, ay]: Place, [bx, by]: Place): string {
  const reach = Math.hypot(bx - ax, by - ay) / 2;
  const degrees = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return sceneOf(
    '<radialGradient id="a"><stop stop-color="#0c0f12" stop-opacity=".9"/><stop offset=".5" stop-color="#0c0f12" stop-opacity=".6"/><stop offset=".8" stop-color="#0c0f12" stop-opacity=".18"/><stop offset="1" stop-color="#0c0f12" stop-opacity="0"/></radialGradient>' +
      `<g transform="translate(${(ax + bx) / 2} ${(ay + by) / 2}) rotate(${degrees})"><ellipse rx="${reach + 70}" ry="${18 + reach * 0.09}" cy="-9" fill="url(#a)"/></g>`,
  );
}
