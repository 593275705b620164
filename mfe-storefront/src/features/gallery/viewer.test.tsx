import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFrame, pageFixture, startApi } from '@forecourt/shared-contracts/testing';
import { answerVehicle } from '../../testing/answer-vehicle.ts';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
const vehicleViewer = { scriptUrl: '/_sandbox/spin-viewer.js', globalName: 'TestViewer' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(hasViewer = true) {
  const vehicle = vehicleFixture();
  const isAsked = answerVehicle(server, vehicle);
  const { tenant } = pageFixture();
  await renderStorefront(vehicle.path, {
    page: { tenant: { ...tenant, ...(hasViewer && { vehicleViewer }) } },
  });
  await screen.findByRole('heading', { level: 1 });
  await isAsked();
}

const frame = () => document.querySelector('iframe');
const dialog = () => within(screen.getByRole('dialog'));

async function spin() {
  await userEvent.click(screen.getByRole('button', { name: '360° view' }));
  await waitFor(() => expect(frame()).not.toBeNull());
}

test("the viewer's frame is loaded by the click, turned by the slider, and removed with the dialog", async () => {
  await open();
  expect(frame()).toBeNull();
  await spin();
  expect(dialog().getByRole('status', { name: 'Loading the 360° view' })).toBeVisible();
  expect(frame()?.src).toBe('http://localhost/frames/viewer');
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
  const viewer = answerFrame(frame(), { mount: () => undefined, turnTo: () => undefined });
  const slider = await screen.findByRole('slider', { name: 'Turn the vehicle' });
  expect(viewer.calls).toEqual([['mount', expect.objectContaining({ vin: 'YV4L12RK5P1000012' })]]);
  slider.focus();
  fireEvent.change(slider, { target: { value: '90' } });
  await waitFor(() => expect(viewer.calls.at(-1)).toEqual(['turnTo', 90]));
  expect(slider).toHaveAttribute('aria-valuetext', '90 degrees');
  viewer.sendEvent('turn', 45);
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '45 degrees'));
  await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(frame()).toBeNull());
});

test('F69: a script that fails is logged, reported, and can be retried; the page keeps working', async () => {
  await open();
  await spin();
  answerFrame(frame(), 'cannot be had');
  expect(await screen.findByText(/We couldn't load the 360° view/)).toBeVisible();
  expect(console.warn).toHaveBeenCalledWith('could not load vehicle viewer script', expect.anything());
  expect(frame()).toBeNull();
  await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(frame()).not.toBeNull());
  answerFrame(frame(), { mount: () => undefined });
  expect(await screen.findByRole('slider', { name: 'Turn the vehicle' })).toBeVisible();
});

test('a viewer that cannot show this vehicle is a failure too', async () => {
  await open();
  await spin();
  answerFrame(frame(), {
    mount: () => {
      throw new Error('no side view');
    },
  });
  expect(await screen.findByText(/We couldn't load the 360° view/)).toBeVisible();
});

test('a tenant without a viewer has no button for it', async () => {
  await open(false);
  expect(screen.queryByRole('button', { name: '360° view' })).toBeNull();
});

test('images are shown full screen, browsed and zoomed', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'View pictures full screen' }));
  expect(await screen.findByRole('dialog', { name: '2023 Volvo XC60, picture 1 of 2' })).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Zoom in' }));
  expect(dialog().getByRole('img').closest('.fc-frame')).toHaveAttribute('data-large', 'true');
  await userEvent.click(dialog().getByRole('button', { name: 'Next picture' }));
  expect(screen.getByRole('dialog', { name: '2023 Volvo XC60, picture 2 of 2' })).toBeVisible();
  const next = dialog().getByRole('button', { name: 'Next picture' });
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(dialog().getByRole('img', { name: 'Denim Blue 2023 Volvo XC60, front view' })).toBeVisible();
  dialog().getByRole('img').closest<HTMLElement>('.fc-frame')?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: '2023 Volvo XC60, picture 1 of 2' })).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: /^Picture 2/ }));
  expect(screen.getByRole('dialog', { name: '2023 Volvo XC60, picture 2 of 2' })).toBeVisible();
});

test('full screen, arrow keys browse from the start, and are left to an enlarged picture, shown from its middle', async () => {
  for (const [name, px] of Object.entries({ Width: 800, Height: 600 })) {
    vi.spyOn(Element.prototype, `client${name as 'Width' | 'Height'}`, 'get').mockReturnValue(px);
    vi.spyOn(Element.prototype, `scroll${name as 'Width' | 'Height'}`, 'get').mockReturnValue(px * 2.2);
  }
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'View pictures full screen' }));
  await screen.findByRole('dialog', { name: /picture 1 of 2/ });
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: /picture 2 of 2/ })).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Zoom in' }));
  const large = dialog().getByRole('img').closest('.fc-frame');
  expect([large?.scrollLeft, large?.scrollTop].map((px) => Math.round(px ?? 0))).toEqual([480, 360]);
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: /picture 2 of 2/ })).toBeVisible();
});

test('full screen, a picture is at once what the gallery has loaded of it, and its thumbnail if it has only that', async () => {
  await open();
  const loaded = (selector: string, currentSrc: string) => {
    const image = document.querySelector(selector);
    if (!image) throw new Error(`no ${selector}`);
    for (const [name, value] of Object.entries({
      currentSrc,
      complete: true,
      naturalWidth: 4,
      naturalHeight: 3,
    }))
      Object.defineProperty(image, name, { value });
  };
  loaded('.fc-track > :first-child img', 'https://photos.example/a.jpg?w=960');
  loaded('.fc-dots > :nth-child(2) img', 'https://photos.example/b.jpg?w=320');
  await userEvent.click(screen.getByRole('button', { name: 'View pictures full screen' }));
  await screen.findByRole('dialog');
  const shown = () =>
    dialog().getByRole('img').closest<HTMLElement>('.fc-frame')?.style.getPropertyValue('--fc-shown');
  expect(shown()).toBe('url("https://photos.example/a.jpg?w=960")');
  await userEvent.click(dialog().getByRole('button', { name: 'Next picture' }));
  expect(shown()).toBe('url("https://photos.example/b.jpg?w=320")');
});

test('a picture that is gone has the placeholder of a card, full screen too', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'View pictures full screen' }));
  await screen.findByRole('dialog', {}, { timeout: 15_000 });
  fireEvent.error(dialog().getByRole('img'));
  expect(dialog().queryByRole('img')).toBeNull();
  expect(dialog().getByText('Photos coming soon')).toBeInTheDocument();
});
