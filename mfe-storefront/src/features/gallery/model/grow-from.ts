/** Place and size of a box on the screen, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** How far below its middle the gallery's picture is cut, as a part of what is cut: `object-position` of the gallery. */
const lowered = 0.1;

/**
 * The `transform` that shows a picture, which lies whole in a box, in the place of the gallery's picture, which fills its place. `ratio` is the
 * picture's width by its height.
 */
export function growFrom(place: Box, box: Box, ratio: number): string {
  const boxedPx = Math.min(box.width, box.height * ratio);
  const widthPx = Math.max(place.width, place.height * ratio);
  const cutPx = widthPx / ratio - place.height;
  const x = place.left + place.width / 2 - box.left - box.width / 2;
  const y = place.top + place.height / 2 - box.top - box.height / 2 - lowered * cutPx;
  return `translate(${x}px, ${y}px) scale(${widthPx / boxedPx})`;
}
