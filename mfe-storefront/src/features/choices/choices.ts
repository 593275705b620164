import type { ComponentType } from 'react';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';

/** A vehicle as far as choosing it goes. */
export type ChosenVehicle = Pick<Vehicle, 'vin' | 'year' | 'make' | 'model'>;

/** What a person has chosen among the vehicles, followed: hearts and comparison. Nothing is chosen until it is known. */
export interface Choices {
  subscribe(listener: () => void): () => void;
  isSaved(vin: string): boolean;
  /** VINs of the comparison; the same array until it changes. */
  compared(): readonly string[];
  /** Saves the vehicle or removes it; a guest is asked for an account first. */
  save(vehicle: ChosenVehicle, isOn: boolean): void;
  /** Puts the vehicle into the comparison or takes it out. */
  compare(vehicle: ChosenVehicle, isOn: boolean): void;
}

/** The part that does it, in a chunk of its own. `View` is what it shows on the page. */
export interface Desk extends Choices {
  readonly View: ComponentType;
  close(): void;
}

/** Choices before and after their desk is here. */
export interface LazyChoices extends Choices {
  /** Loads the desk, when it is clear that it is needed. */
  open(): void;
  view(): ComponentType | undefined;
  close(): void;
}

const nothing: readonly string[] = [];

/** Loads the desk when it is opened or first clicked. A load that fails is told to whoever clicked, and tried again by the next click. */
export function createChoices(load: () => Promise<Desk>, onFailure: () => void): LazyChoices {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let desk: Desk | undefined;
  let loading: Promise<Desk> | undefined;
  let isClosed = false;
  const withDesk = (work?: (desk: Desk) => void) => {
    loading ??= load().then((loaded) => {
      desk = loaded;
      if (isClosed) loaded.close();
      loaded.subscribe(tell);
      tell();
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
