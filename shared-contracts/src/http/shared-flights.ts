/** Deduplicates in-flight work for several callers; it is aborted when the last of them leaves. */
export interface InFlightRequests<T> {
  /** Joins the work in flight for this key or starts it; its signal is aborted when every caller has left. */
  join(key: string, signal: AbortSignal | undefined, start: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

interface Flight<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** Creates in-flight deduplication by key (F32). `onAbort` is the result for a caller that aborts while others still wait. */
export function createInFlightRequests<T>(onAbort: () => T): InFlightRequests<T> {
  const flights = new Map<string, Flight<T>>();

  function launch(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = { controller, waiting: 0, result: start(controller.signal) };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.result.then(land, land);
    return flight;
  }

  return {
    join(key, signal, start) {
      const flight = flights.get(key) ?? launch(key, start);
      flight.waiting += 1;
      if (!signal) return flight.result;
      return new Promise((resolve, reject) => {
        const leave = () => {
          flight.waiting -= 1;
          if (flight.waiting === 0) {
            flights.delete(key);
            flight.controller.abort('aborted');
          }
          resolve(onAbort());
        };
        if (signal.aborted) return leave();
        signal.addEventListener('abort', leave, { once: true });
        flight.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}
