/** Deduplicates in-flight work for several callers; it is aborted when the last of them leaves. */
export interface InFlightRequests<T> {
  /** Joins the work in flight for this key or starts it; its signal is aborted when every caller has left. */
  join(key: string, signal: AbortSignal | undefined, start: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

interface InFlightRequest<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** Creates in-flight deduplication by key (F32). `onAbort` is the result for a caller that aborts while others still wait. */
export function createInFlightRequests<T>(onAbort: () => T): InFlightRequests<T> {
  const requests = new Map<string, InFlightRequest<T>>();

  function startRequest(key: string, start: (signal: AbortSignal) => Promise<T>): InFlightRequest<T> {
    const controller = new AbortController();
    const request: InFlightRequest<T> = { controller, waiting: 0, result: start(controller.signal) };
    requests.set(key, request);
    const forget = () => {
      if (requests.get(key) === request) requests.delete(key);
    };
    request.result.then(forget, forget);
    return request;
  }

  return {
    join(key, signal, start) {
      const request = requests.get(key) ?? startRequest(key, start);
      request.waiting += 1;
      if (!signal) return request.result;
      return new Promise((resolve, reject) => {
        const handleAbort = () => {
          request.waiting -= 1;
          if (request.waiting === 0) {
            requests.delete(key);
            request.controller.abort('aborted');
          }
          resolve(onAbort());
        };
        if (signal.aborted) return handleAbort();
        signal.addEventListener('abort', handleAbort, { once: true });
        request.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
      });
    },
  };
}
