import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pictureViews } from '@forecourt/shared-contracts/inventory';
import es from '../locales/es.json' with { type: 'json' };
import { designTexts } from '../text/design-texts.ts';
import { renderDesign } from '../testing/render-design.tsx';
import type { CardImage } from './card-vehicle.ts';
import { VehicleMedia } from './vehicle-media.tsx';

const photo: CardImage = { src: '/a.jpg', alt: 'Denim Blue 2023 Volvo XC60', view: 'photo' };

test.each<[string, Partial<CardImage>, string]>([
  ['a view', { view: 'side' }, 'Denim Blue 2023 Volvo XC60, side view'],
  ['a photograph', {}, 'Denim Blue 2023 Volvo XC60, photo'],
  ['a sample photo', { view: 'samplePhoto' }, 'Denim Blue 2023 Volvo XC60, sample photo'],
  [
    'one of several sample photos',
    { view: 'samplePhoto', position: { n: 2, total: 7 } },
    'Denim Blue 2023 Volvo XC60, photo 2 of 7',
  ],
  [
    'one of several photographs',
    { position: { n: 2, total: 7 } },
    'Denim Blue 2023 Volvo XC60, photo 2 of 7',
  ],
  ['no particular view', { view: undefined }, 'Denim Blue 2023 Volvo XC60'],
])('the alternative text of a picture with %s (SHOP-56)', (_, parts, alt) => {
  renderDesign(<VehicleMedia image={{ ...photo, ...parts }} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(alt);
});

test('every view has a text of its own in both languages', () => {
  const texts = pictureViews.flatMap((view) => [designTexts.vehicle.picture[view], es.vehicle.picture[view]]);
  expect(new Set(texts).size).toBe(2 * pictureViews.length);
});
