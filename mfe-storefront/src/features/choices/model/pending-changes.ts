/** A change of one vehicle's switch that the server has not confirmed. */
interface Change {
  readonly vin: string;
  readonly isOn: boolean;
  /** Sends it, and stores the response itself. */
  readonly send: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** Switches that show the requested state at once, and revert when the server refuses. */
export interface PendingChanges {
  /** The state to show; `undefined` if nothing is pending. */
  get(vin: string): boolean | undefined;
  entries(): ReadonlyMap<string, boolean>;
  /** Sends changes one at a time, and only the last one per vehicle. */
  add(change: Change): void;
}

/** Changes of each account, and of a guest: those of one are neither shown to the next nor sent for them. */
export function perHolder(create: () => PendingChanges): (holder: string) => PendingChanges {
  const all: Partial<Record<string, PendingChanges>> = {};
  return (holder) => (all[holder] ??= create());
}

/** `onChange` is called whenever the state to show changes. */
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
