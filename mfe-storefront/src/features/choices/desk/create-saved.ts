import { removeFavourite, saveFavourite } from '@forecourt/shared-contracts/favourites';
import { favouritesQuery, favouriteVinsQuery } from '../../choice-data/index.ts';
import type { ChosenVehicle } from '../choices.ts';
import type { DeskParts } from './desk-parts.ts';
import { createPendingChanges } from './pending-changes.ts';
import { troubleKey } from './trouble.ts';

/** The hearts. */
export interface Saved {
  isSaved(vin: string): boolean;
  /** Reads the account's VINs anew, if anybody is signed in. */
  read(): void;
  /** Sends a member's change. */
  change(vehicle: ChosenVehicle, isOn: boolean): void;
}

/** Hearts of the account that is signed in; of a guest none is pressed. `onChange` follows them. */
export function createSaved(
  { platform, queryClient, say }: DeskParts,
  onChange: () => void,
  onSignedOut: (vehicle: ChosenVehicle) => void,
): Saved {
  const { client, session, events } = platform;
  const pending = createPendingChanges(onChange);
  const sub = () => {
    const state = session.getState();
    return state.status === 'signed-in' ? state.user.sub : undefined;
  };
  const vinsOf = (holder: string) =>
    queryClient.getQueryData(favouriteVinsQuery(client, holder).queryKey) ?? [];
  const count = () => {
    const holder = sub();
    if (holder === undefined) return;
    events.emit('mfe-storefront', 'favourites:count-changed', { count: vinsOf(holder).length });
    onChange();
  };
  return {
    isSaved(vin) {
      const holder = sub();
      return holder !== undefined && (pending.get(vin) ?? vinsOf(holder).includes(vin));
    },
    read() {
      const holder = sub();
      if (holder === undefined) return onChange();
      void queryClient
        .fetchQuery({ ...favouriteVinsQuery(client, holder), staleTime: 0 })
        .then(count, () => undefined);
    },
    change(vehicle, isOn) {
      const holder = sub();
      if (holder === undefined) return onSignedOut(vehicle);
      const endpoint = isOn ? saveFavourite : removeFavourite;
      pending.add({
        vin: vehicle.vin,
        isOn,
        async send() {
          const { vins } = await client.call(endpoint, { params: { vin: vehicle.vin } });
          const { queryKey } = favouriteVinsQuery(client, holder);
          // A reading under way may have been made before this change.
          await queryClient.cancelQueries({ queryKey });
          queryClient.setQueryData(queryKey, vins);
          // The page of saved vehicles shows what was removed until it is opened anew, so that it can be put back.
          void queryClient.invalidateQueries({
            queryKey: favouritesQuery(client, holder).queryKey,
            refetchType: 'none',
          });
          count();
        },
        onFailure(error) {
          if (sub() === undefined) onSignedOut(vehicle);
          else say(troubleKey(error, 'save'));
        },
      });
    },
  };
}
