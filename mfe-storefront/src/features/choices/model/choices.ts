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
export interface OpenChoices extends Choices {
  readonly View: ComponentType;
  close(): void;
}

/** Choices before and after they are loaded. */
export interface LazyChoices extends Choices {
  /** Loads the choices, once they are known to be needed. */
  open(): void;
  view(): ComponentType | undefined;
  close(): void;
}

const nothing: readonly string[] = [];

/** Loads the choices when they are opened or first clicked. A failed load is reported to the user who clicked, and retried by the next click. */
export function createChoices(load: () => Promise<OpenChoices>, onFailure: () => void): LazyChoices {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  let opened: OpenChoices | undefined;
  let loading: Promise<OpenChoices> | undefined;
  let isClosed = false;
  const withOpen = (work?: (opened: OpenChoices) => void) => {
    loading ??= load().then((loaded) => {
      opened = loaded;
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
    isSaved: (vin) => opened?.isSaved(vin) ?? false,
    compared: () => opened?.compared() ?? nothing,
    save: (vehicle, isOn) => withOpen((one) => one.save(vehicle, isOn)),
    compare: (vehicle, isOn) => withOpen((one) => one.compare(vehicle, isOn)),
    open: () => withOpen(),
    view: () => opened?.View,
    close() {
      isClosed = true;
      opened?.close();
    },
  };
}
