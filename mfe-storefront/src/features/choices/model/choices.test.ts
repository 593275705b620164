import { expect, test, vi } from 'vitest';
import { vehicleFixture } from '../../../testing/vehicle-fixture.ts';
import { createChoices, type Desk } from './choices.ts';

const vehicle = vehicleFixture();

function deskFixture(): Desk {
  return {
    subscribe: () => () => undefined,
    isSaved: () => true,
    compared: () => [vehicle.vin],
    save: vi.fn(),
    compare: vi.fn(),
    View: () => null,
    close: vi.fn(),
  };
}

test('nothing is chosen before the desk has loaded; the click that loads it is not lost', async () => {
  const desk = deskFixture();
  const load = vi.fn(async () => desk);
  const choices = createChoices(load, vi.fn());
  const onChange = vi.fn();
  choices.subscribe(onChange);
  expect([choices.isSaved(vehicle.vin), choices.compared()]).toEqual([false, []]);
  choices.open();
  choices.save(vehicle, true);
  await vi.waitFor(() => expect(desk.save).toHaveBeenCalledExactlyOnceWith(vehicle, true));
  expect(load).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalled();
  expect([choices.isSaved(vehicle.vin), choices.compared()]).toEqual([true, [vehicle.vin]]);
});

test('a desk that fails to load is reported to the user who clicked, and retried', async () => {
  const desk = deskFixture();
  const load = vi.fn<() => Promise<Desk>>();
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValue(desk);
  const onFailure = vi.fn();
  const choices = createChoices(load, onFailure);
  choices.open();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  expect(onFailure).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    choices.compare(vehicle, true);
    expect(onFailure).toHaveBeenCalledOnce();
  });
  await vi.waitFor(() => {
    choices.compare(vehicle, true);
    expect(desk.compare).toHaveBeenCalledWith(vehicle, true);
  });
});

test('a desk that loads after the remote has unmounted is closed at once', async () => {
  const desk = deskFixture();
  const choices = createChoices(async () => desk, vi.fn());
  choices.open();
  choices.close();
  await vi.waitFor(() => expect(desk.close).toHaveBeenCalledOnce());
});
