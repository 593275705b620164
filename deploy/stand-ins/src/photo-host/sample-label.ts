/** A letter as strokes on its baseline, and how far the next one is. */
type Letter = readonly [strokes: string, advance: number];

const round = 'M0-3.6A2.9 3.6 0 1 1 5.8-3.6A2.9 3.6 0 1 1 0-3.6';

const letters: Readonly<Record<string, Letter>> = {
  ' ': ['', 4.4],
  S: ['M6.3-9.2Q5.5-11 3.5-11Q.8-11 .8-8.4Q.8-6.4 3.5-5.7Q6.6-5 6.6-2.8Q6.6 0 3.6 0Q1 0 .3-2.2', 9.2],
  a: [`M5.8-7.2V0${round}`, 8.4],
  e: ['M0-3.7H5.8A2.9 3.6 0 1 0 4.8-1', 8.2],
  h: ['M0-11V0M0-4.2A2.6 3 0 0 1 5.2-4.2V0', 8],
  l: ['M0-11V0', 2.8],
  m: ['M0 0V-7.2M0-4.4A2.3 2.8 0 0 1 4.6-4.4V0M4.6-4.4A2.3 2.8 0 0 1 9.2-4.4V0', 12],
  o: [round, 8],
  p: [`M0-7.2V3.2${round}`, 8.4],
  t: ['M1.8-10V-1.9Q1.8 0 3.6 0H4.2M0-7.2H4', 6.4],
};

const text = 'Sample photo';

/** Letters are 10 px where the picture is 320 px wide: a capital is 14 of 640 units high. */
const size = 1.25;
/** So far from the lower edge that it is seen in pictures of 16 to 9, too, which cut off 60 of 480 above and below, and above buttons. */
const [left, bottom, height, padding] = [16, 84, 28, 12];

/**
 * The words 'Sample photo' on a pill in the lower left corner of a picture of 640 by 480, as on the site's own illustrations. Drawn as
 * strokes: a server may have no fonts.
 */
export function sampleLabel(): string {
  let x = 0;
  const strokes = [...text].map((letter) => {
    const [path, advance] = letters[letter] ?? ['', 0];
    const placed = `<path transform="translate(${x} 0)" d="${path}"/>`;
    x += advance;
    return placed;
  });
  const width = Math.round((x - 2.2) * size + 2 * padding);
  const top = 480 - bottom - height;
  return (
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${height / 2}" fill="#fff" fill-opacity=".78"/>` +
    `<g transform="translate(${left + padding} ${top + height / 2 + 6.4}) scale(${size})" fill="none" stroke="#23272b" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
  );
}
