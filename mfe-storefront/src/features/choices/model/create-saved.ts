import { sendFavorite } from '../data/favorites.mutations.ts';
import { favoritesQuery, favoriteVinsQuery } from '../data/favorites.queries.ts';
import type { ChosenVehicle } from './choices.ts';
import type { ChoicesDeps } from './choices-deps.ts';
import { createPendingChanges, perHolder } from './pending-changes.ts';
import { troubleKey } from '../domain/trouble.ts';

/** The hearts. */
export interface Saved {
  isSaved(vin: string): boolean;
  /** Refetches the account's VINs, if signed in. */
  read(): void;
  /** Sends a member's change. */
  change(vehicle: ChosenVehicle, isOn: boolean): void;
}

/** Hearts of the signed-in account; none is pressed for a guest. `onChange` is called on each change. */
export function createSaved(
  { platform, queryClient, showAlert }: ChoicesDeps,
  onChange: () => void,
  onSignedOut: (vehicle: ChosenVehicle) => void,
): Saved {
  const { client, session, events } = platform;
  const pendingOf = perHolder(() => createPendingChanges(onChange));
  const sub = () => {
    const state = session.getState();
    return state.status === 'signed-in' ? state.user.sub : undefined;
  };
  const vinsOf = (holder: string) =>
    queryClient.getQueryData(favoriteVinsQuery(client, holder).queryKey)?.vins ?? [];
  const count = () => {
    const holder = sub();
    if (holder === undefined) return;
    events.emit('mfe-storefront', 'favorites:count-changed', { count: vinsOf(holder).length });
    onChange();
  };
  return {
    isSaved(vin) {
      const holder = sub();
      return holder !== undefined && (pendingOf(holder).get(vin) ?? vinsOf(holder).includes(vin));
    },
    read() {
      const holder = sub();
      if (holder === undefined) return onChange();
      void queryClient
        .fetchQuery({ ...favoriteVinsQuery(client, holder), staleTime: 0 })
        .then(count, () => undefined);
    },
    change(vehicle, isOn) {
      const holder = sub();
      if (holder === undefined) return onSignedOut(vehicle);
      pendingOf(holder).add({
        vin: vehicle.vin,
        isOn,
        async send() {
          if ((sub() ?? holder) !== holder) return;
          const vins = await sendFavorite(client, vehicle.vin, isOn);
          const { queryKey } = favoriteVinsQuery(client, holder);
          // A fetch in flight may predate this change.
          await queryClient.cancelQueries({ queryKey });
          queryClient.setQueryData(queryKey, { vins });
          // The saved-vehicles page keeps showing a removed vehicle until it is reopened, so that the removal can be undone.
          void queryClient.invalidateQueries({
            queryKey: favoritesQuery(client, holder).queryKey,
            refetchType: 'none',
          });
          count();
        },
        onFailure(error) {
          if (sub() === undefined) onSignedOut(vehicle);
          else showAlert(troubleKey(error, 'save'));
        },
      });
    },
  };
}
