type Stop = () => void | Promise<void>;

/** What has to end when the process ends, in order. */
export interface Stops {
  /** Ends before everything that was added so far, but after the server has stopped listening. */
  first(stop: Stop): void;
  /** Ends after everything else. */
  last(stop: Stop): void;
  /** Ends everything once; later calls wait for the first. */
  run(): Promise<void>;
}

/** The server ends first, so that nothing is stopped below a call in progress. */
export function createStops(server: Stop): Stops {
  const stops: Stop[] = [];
  let running: Promise<void> | undefined;
  const runAll = async () => {
    for (const stop of [server, ...stops]) await stop();
  };
  return {
    first: (stop) => void stops.unshift(stop),
    last: (stop) => void stops.push(stop),
    run: () => (running ??= runAll()),
  };
}
