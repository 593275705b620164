/** A change of one vehicle's switch that the server has not confirmed. */
interface Change {
  readonly vin: string;
  readonly isOn: boolean;
  /** Sends it; takes the answer in by itself. */
  readonly send: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** Switches that show at once what was asked for, and go back when the server refuses. */
export interface PendingChanges {
  /** The switch as it is to be shown; `undefined` where nothing is under way. */
  get(vin: string): boolean | undefined;
  entries(): ReadonlyMap<string, boolean>;
  /** Sends changes one after the other, and of those of one vehicle only the last. */
  add(change: Change): void;
}

/** `onChange` is called whenever a switch is to be shown otherwise. */
export function createPendingChanges(onChange: () => void): PendingChanges {
  const wanted = new Map<string, Change>();
  let tail = Promise.resolve();
  async function settle(change: Change): Promise<void> {
    const isLast = () => wanted.get(change.vin) === change;
    if (!isLast()) return;
    try {
      await change.send();
    } catch (error) {
      if (isLast()) change.onFailure(error);
    }
    if (isLast()) wanted.delete(change.vin);
    onChange();
  }
  return {
    get: (vin) => wanted.get(vin)?.isOn,
    entries: () => new Map([...wanted].map(([vin, { isOn }]) => [vin, isOn])),
    add(change) {
      wanted.set(change.vin, change);
      onChange();
      tail = tail.then(() => settle(change));
    },
  };
}
