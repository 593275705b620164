import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import type { CardImage } from './card-vehicle.ts';
import { VehicleMedia } from './vehicle-media.tsx';

const picture: CardImage = { src: '/a.svg', alt: 'Denim Blue 2023 Volvo XC60' };

test.each<[string, CardImage['view'], string | undefined]>([
  ['a drawn side view', 'side', 'Illustration'],
  ['a drawn cabin', 'cabin', 'Illustration'],
  ['a photo of a sample vehicle', 'samplePhoto', 'Sample photo'],
  ['a photograph', 'photo', undefined],
  ['a small picture without a view', undefined, undefined],
])('only drawings and sample photos are marked, in the same place: %s (SHOP-58)', (_, view, mark) => {
  const { container } = renderDesign(<VehicleMedia image={{ ...picture, view }} />);
  expect(container.querySelector('.fc-illustration')?.textContent).toBe(mark);
});

test.each<[string, CardImage['view'], string]>([
  ['a photo is shown whole', 'photo', 'contain'],
  ['a sample photo, too', 'samplePhoto', 'contain'],
  ['a drawing, which has a backdrop, fills its place', 'side', 'cover'],
])('where pictures are contained, %s (SHOP-31)', (_, view, fit) => {
  renderDesign(<VehicleMedia image={{ ...picture, view }} fit="contain" />);
  expect(screen.getByRole('img').parentElement).toHaveAttribute('data-fit', fit);
});

test('the placeholder of a drawing that fails to load is not marked (SHOP-58)', () => {
  renderDesign(<VehicleMedia image={{ ...picture, view: 'side' }} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByText('Illustration')).toBeNull();
});

test('a photo has its blurred preview behind it until it arrives, and neither when it fails (SHOP-57)', () => {
  const { container } = renderDesign(
    <VehicleMedia image={{ ...picture, view: 'photo', previewSrc: '/a.jpg?w=32' }} />,
  );
  const sources = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources()).toEqual(['/a.jpg?w=32', '/a.svg']);
  expect(screen.getAllByRole('img'), 'the preview says nothing').toHaveLength(1);
  fireEvent.error(screen.getByRole('img'));
  expect(sources()).toEqual([]);
});
