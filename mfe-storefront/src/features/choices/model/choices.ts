import type { ComponentType } from 'react';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';

/** The vehicle fields needed to choose it. */
export type ChosenVehicle = Pick<Vehicle, 'vin' | 'year' | 'make' | 'model'>;

/** The user's chosen vehicles, observable: hearts and comparison. Nothing is chosen until it is loaded. */
export interface Choices {
  subscribe(listener: () => void): () => void;
  isSaved(vin: string): boolean;
  /** VINs of the comparison; the same array until it changes. */
  compared(): readonly string[];
  /** Saves the vehicle or removes it; a guest is asked to sign in first. */
  save(vehicle: ChosenVehicle, isOn: boolean): void;
  /** Adds the vehicle to the comparison or removes it. */
  compare(vehicle: ChosenVehicle, isOn: boolean): void;
}

/** The implementation, in its own chunk. `View` is what it renders on the page. */
export interface Desk extends Choices {
  readonly View: ComponentType;
  close(): void;
}

/** Choices before and after their desk is loaded. */
export interface LazyChoices extends Choices {
  /** Loads the desk, once it is known to be needed. */
  open(): void;
  view(): ComponentType | undefined;
  close(): void;
}

const nothing: readonly string[] = [];

/** Loads the desk when it is opened or first clicked. A failed load is reported to the user who clicked, and retried by the next click. */
export function createChoices(load: () => Promise<Desk>, onFailure: () => void): LazyChoices {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  let desk: Desk | undefined;
  let loading: Promise<Desk> | undefined;
  let isClosed = false;
  const withDesk = (work?: (desk: Desk) => void) => {
    loading ??= load().then((loaded) => {
      desk = loaded;
      if (isClosed) loaded.close();
      loaded.subscribe(notify);
      notify();
      return loaded;
    });
    loading.then(work, () => {
      loading = undefined;
      if (work) onFailure();
    });
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isSaved: (vin) => desk?.isSaved(vin) ?? false,
    compared: () => desk?.compared() ?? nothing,
    save: (vehicle, isOn) => withDesk((one) => one.save(vehicle, isOn)),
    compare: (vehicle, isOn) => withDesk((one) => one.compare(vehicle, isOn)),
    open: () => withDesk(),
    view: () => desk?.View,
    close() {
      isClosed = true;
      desk?.close();
    },
  };
}
