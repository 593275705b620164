import { getComparison } from '@forecourt/shared-contracts/comparison';
import { getFavoriteVins, listFavorites } from '@forecourt/shared-contracts/favorites';
import { apiQueryKey } from '@forecourt/shared-contracts/react';
import { mayHoldComparison } from '../../../platform/comparison-hint.ts';
import type { ChosenVehicle, OpenChoices } from '../model/choices.ts';
import { createCompared } from '../model/create-compared.ts';
import { createSaved } from '../model/create-saved.ts';
import type { ChoicesDeps } from '../model/choices-deps.ts';
import { ChoicesView } from './choices-view.tsx';

/** Opens the choices: fetches them, follows session and merge, and handles the switches. */
export function openChoices(parts: ChoicesDeps): OpenChoices {
  const { session, events } = parts.platform;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  /** The vehicle for which a guest is being asked to sign in. */
  let asked: ChosenVehicle | undefined;
  const ask = (vehicle: ChosenVehicle | undefined) => {
    asked = vehicle;
    notify();
  };
  const saved = createSaved(parts, notify, ask);
  const compared = createCompared(parts, notify);
  const read = () => {
    saved.read();
    compared.follow();
    if (session.getState().status === 'signed-in' || mayHoldComparison(parts.platform)) compared.read();
  };
  const stops = [
    session.subscribe(() => {
      if (session.getState().status === 'signed-in') asked = undefined;
      read();
    }),
    events.subscribe('account:merged', () => void forgetReadings(parts).then(read)),
  ];
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  void session.restore().then(read);
  return {
    subscribe,
    isSaved: saved.isSaved,
    compared: compared.vins,
    save: (vehicle, isOn) => void session.restore().then(() => saved.change(vehicle, isOn)),
    compare: (vehicle, isOn) => void session.restore().then(() => compared.change(vehicle, isOn)),
    View: () => <ChoicesView subscribe={subscribe} asked={() => asked} onAnswer={() => ask(undefined)} />,
    close: () => stops.forEach((stop) => stop()),
  };
}

/** Cancels every fetch in flight, which may predate the merge; a visible list of favorites is refetched. */
async function forgetReadings({ queryClient }: ChoicesDeps): Promise<void> {
  const keys = [getFavoriteVins, listFavorites, getComparison].map((endpoint) => apiQueryKey(endpoint));
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  void queryClient.invalidateQueries({ queryKey: apiQueryKey(listFavorites) });
}
