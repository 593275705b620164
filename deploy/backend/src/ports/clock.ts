/** Where the present comes from. Instants are UTC; rules take a snapshot of it, they never ask by themselves. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
