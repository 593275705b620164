import { expect, test } from 'vitest';
import { skeletonCss } from './skeleton-css.ts';

/**
 * Width of each brand's name in the face and weight of its headings, in em, with the spacing of its letters: shaped with the fonts' own
 * tables.
 */
const nameWidthsEm = { 'Northstar Motors': 7.87, 'Harbor Auto Group': 9.2, 'Ember EV': 4.74 };

/** What the header of a phone leaves for the name: 16 px at either side, mark and gap, three icons of 44 px, the last one 10 px nearer to the edge. */
const roomPx = (width: number) => width - 2 * 16 - (28 + 10) - 4 - (3 * 44 - 10);

const sparePx = 2;

test.each([320, 340, 360, 375, 390, 412, 430])(
  'the name of each brand is on one line of %i pixels',
  (width) => {
    const [, least, share] = /\.fs-bar\{[^}]*clamp\(([\d.]+)rem,([\d.]+)vw,1rem\)/.exec(skeletonCss) ?? [];
    const sizePx = Math.min(16, Math.max(Number(least) * 16, (Number(share) * width) / 100));
    for (const [name, em] of Object.entries(nameWidthsEm))
      expect(em * sizePx, name).toBeLessThanOrEqual(roomPx(width) - sparePx);
  },
);
