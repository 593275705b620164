import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { pageFixture, startApi } from '@forecourt/shared-contracts/testing';
import { answerVehicle } from '../../testing/answer-vehicle.ts';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
const photo = (name: string) => ({
  url: `https://photos.example/${name}.jpg`,
  altText: `Photo ${name}`,
  width: 1280,
  height: 960,
});

async function open(images: VehicleDetail['images']) {
  const vehicle = vehicleFixture({ images });
  const isAsked = answerVehicle(server, vehicle);
  const { tenant } = pageFixture();
  const photos = { origins: ['https://photos.example'], resize: { parameter: 'w', widthsPx: [320, 960] } };
  await renderStorefront(vehicle.path, {
    page: { tenant: { ...tenant, inventory: { ...tenant.inventory, photos } } },
  });
  const gallery = within(await screen.findByRole('region', { name: 'Pictures of the 2023 Volvo XC60' }));
  await isAsked();
  return gallery;
}

const position = (gallery: ReturnType<typeof within>) => gallery.getByRole('status').textContent;

test('photographs come in the sizes of their host, the first at once and the others when they come near', async () => {
  const gallery = await open([photo('a'), photo('b')]);
  const [first, second] = ['Photo a', 'Photo b'].map((name) => gallery.getByRole('img', { name }));
  expect(first).toHaveAttribute(
    'srcset',
    'https://photos.example/a.jpg?w=320 320w, https://photos.example/a.jpg?w=960 960w',
  );
  expect(first).toHaveAttribute('sizes', '(min-width: 960px) 60vw, 100vw');
  expect([first, second].map((one) => one?.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  const thumbnails = gallery
    .getAllByRole('button', { name: /^Picture \d: / })
    .flatMap((button) => [...button.querySelectorAll('img')]);
  expect(thumbnails).toHaveLength(2);
  for (const one of thumbnails) {
    expect(one).toHaveAttribute('sizes', '96px');
    expect(one.srcset).toContain('w=320 320w');
    expect([one.width, one.height]).toEqual([96, 72]);
  }
});

test('a drawing has one size', async () => {
  const gallery = await open(vehicleFixture().images);
  for (const image of gallery.getAllByRole('img')) expect(image).not.toHaveAttribute('srcset');
});

test('a swipe, a dot and the keys lead to the same picture; the ends stop', async () => {
  const gallery = await open(['a', 'b', 'c'].map(photo));
  const slides = gallery.getByRole('list', { name: /Pictures, scroll/ });
  Object.defineProperty(slides, 'clientWidth', { value: 400 });
  const swipeTo = (left: number) => {
    slides.scrollLeft = left;
    fireEvent.scroll(slides);
  };
  swipeTo(390);
  expect(position(gallery)).toBe('2 / 3');
  swipeTo(900);
  expect(position(gallery)).toBe('3 / 3');
  slides.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(position(gallery)).toBe('3 / 3');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(position(gallery)).toBe('1 / 3');
  const dot = gallery.getByRole('button', { name: 'Picture 2: Photo b' });
  dot.focus();
  await userEvent.keyboard('{Enter}');
  expect(position(gallery)).toBe('2 / 3');
  expect(dot).toHaveAttribute('aria-current', 'true');
  expect(dot).toHaveFocus();
});

test('on the way to a picture those that pass by are not current; a way that is interrupted ends there', async () => {
  const gallery = await open(['a', 'b', 'c'].map(photo));
  const slides = gallery.getByRole('list', { name: /Pictures, scroll/ });
  Object.defineProperty(slides, 'clientWidth', { value: 400 });
  const pass = (left: number, type = 'scroll') => {
    slides.scrollLeft = left;
    fireEvent(slides, new Event(type, { bubbles: type === 'pointerdown' }));
    return position(gallery);
  };
  const dot = (name: string) => gallery.getByRole('button', { name });
  await userEvent.click(dot('Picture 3: Photo c'));
  expect([20, 400, 700, 800].map((left) => pass(left))).toEqual(Array(4).fill('3 / 3'));
  expect(pass(400), 'a swipe, later').toBe('2 / 3');
  await userEvent.click(dot('Picture 1: Photo a'));
  expect(pass(390)).toBe('1 / 3');
  expect(pass(400, 'scrollend')).toBe('2 / 3');
  await userEvent.click(dot('Picture 1: Photo a'));
  expect(pass(390, 'pointerdown'), 'held').toBe('2 / 3');
});

test('a vehicle without a picture has a placeholder, and no controls', async () => {
  const gallery = await open([]);
  expect(gallery.queryByRole('button')).toBeNull();
  expect(gallery.queryByRole('status')).toBeNull();
});

test('a picture that cannot be shown is replaced by its description', async () => {
  const gallery = await open([photo('a'), photo('b')]);
  fireEvent.error(gallery.getByRole('img', { name: 'Photo a' }));
  expect(gallery.queryByRole('img', { name: 'Photo a' })).toBeNull();
  expect(gallery.getByText('Photos coming soon')).toBeVisible();
  await userEvent.click(gallery.getByRole('button', { name: 'Next picture' }));
  expect(position(gallery)).toBe('2 / 2');
});

test('an arrow that has reached the end keeps focus, and does nothing more', async () => {
  const gallery = await open(['a', 'b'].map(photo));
  const [previous, next] = ['Previous picture', 'Next picture'].map((name) =>
    gallery.getByRole('button', { name }),
  );
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  next?.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(position(gallery)).toBe('2 / 2');
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(previous).toHaveAttribute('aria-disabled', 'false');
});

test('a single picture has no arrows', async () => {
  const gallery = await open([photo('a')]);
  expect(gallery.getByRole('img', { name: 'Photo a' })).toBeInTheDocument();
  expect(gallery.queryByRole('button', { name: /Previous|Next/ })).toBeNull();
});
