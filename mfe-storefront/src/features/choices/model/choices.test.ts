import { expect, test, vi } from 'vitest';
import { vehicleFixture } from '../../../testing/vehicle-fixture.ts';
import { createChoices, type OpenChoices } from './choices.ts';

const vehicle = vehicleFixture();

function openFixture(): OpenChoices {
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

test('nothing is chosen before they are loaded; the click that loads it is not lost', async () => {
  const opened = openFixture();
  const load = vi.fn(async () => opened);
  const choices = createChoices(load, vi.fn());
  const onChange = vi.fn();
  choices.subscribe(onChange);
  expect([choices.isSaved(vehicle.vin), choices.compared()]).toEqual([false, []]);
  choices.open();
  choices.save(vehicle, true);
  await vi.waitFor(() => expect(opened.save).toHaveBeenCalledExactlyOnceWith(vehicle, true));
  expect(load).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalled();
  expect([choices.isSaved(vehicle.vin), choices.compared()]).toEqual([true, [vehicle.vin]]);
});

test('a failed load is reported to the user who clicked, and retried', async () => {
  const opened = openFixture();
  const load = vi.fn<() => Promise<OpenChoices>>();
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValue(opened);
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
    expect(opened.compare).toHaveBeenCalledWith(vehicle, true);
  });
});

test('choices that load after the remote has unmounted are closed at once', async () => {
  const opened = openFixture();
  const choices = createChoices(async () => opened, vi.fn());
  choices.open();
  choices.close();
  await vi.waitFor(() => expect(opened.close).toHaveBeenCalledOnce());
});
