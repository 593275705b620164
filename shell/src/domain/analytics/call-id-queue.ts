/** How many ids fill the queue (SITE-58). */
export const callIdLimit = 20;

/** Ids of API calls that are waiting for an event to carry them. */
export interface CallIdQueue {
  /** Adds an id; true when the queue is full and must be flushed. */
  add(id: string): boolean;
  /** Empties the queue. */
  take(): readonly string[];
}

/** Creates an empty queue. It never holds more than 20 ids: the oldest are dropped when none are taken. */
export function createCallIdQueue(): CallIdQueue {
  let ids: string[] = [];
  return {
    add(id) {
      ids = [...ids, id].slice(-callIdLimit);
      return ids.length >= callIdLimit;
    },
    take() {
      const taken = ids;
      ids = [];
      return taken;
    },
  };
}
