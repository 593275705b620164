/**
 * Provides the current time. Instants are UTC; rules receive an instant and never read the clock themselves.
 */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
