import { vi } from 'vitest';

/** Tries again until `work` does not throw, for 20 s: a busy machine needs more than Vitest's own one second. */
export const until = <T>(work: () => T | Promise<T>): Promise<T> => vi.waitFor(work, { timeout: 20_000 });
