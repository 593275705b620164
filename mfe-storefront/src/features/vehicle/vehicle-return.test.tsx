import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { getVehicle } from '@forecourt/shared-contracts/inventory';
import { startApi } from '@forecourt/shared-contracts/testing';
import { answerVehicle } from '../../testing/answer-vehicle.ts';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { returnAfterHours } from '../../testing/return-after-hours.ts';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
const vehicle = vehicleFixture();

afterEach(() => vi.restoreAllMocks());

async function openVehicle() {
  const isAsked = answerVehicle(server, vehicle);
  await renderStorefront(vehicle.path);
  await screen.findByRole('region', { name: 'Specifications' });
  await isAsked();
}

test('a tab that returns after hours shows that the vehicle has been sold', async () => {
  await openVehicle();
  answerVehicle(server, { ...vehicle, availability: 'Sold' });
  await returnAfterHours();
  expect(await screen.findByText(/Sorry this one got away/)).toBeVisible();
});

test('a tab that returns and gets no answer keeps the page', async () => {
  await openVehicle();
  let calls = 0;
  server.use(
    http.get(`http://localhost${getVehicle.path}`, () => {
      calls += 1;
      return HttpResponse.json({}, { status: 400 });
    }),
  );
  await returnAfterHours();
  await vi.waitFor(() => expect(calls).toBe(1), { timeout: 15_000 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('heading', { level: 1, name: '2023 Volvo XC60' })).toBeVisible();
});
