/** So many ends in this time, in milliseconds, mean that starting again does not help. */
export const endsAllowed = { count: 5, withinMs: 60_000 };

/**
 * Whether a service that has ended is started again: not when it has ended too often lately.
 * @param {readonly number[]} endsMs when it has ended so far, the last end included @param {number} nowMs
 */
export function isWorthRestarting(endsMs, nowMs) {
  return endsMs.filter((endMs) => nowMs - endMs < endsAllowed.withinMs).length < endsAllowed.count;
}

/**
 * Runs a service and starts it again when it ends, with one line that says so. It stays ended, and `giveUp` gets its exit code, when it
 * may not be started again (`mayRestart`) or ends over and over.
 * @param {{
 *   name: string,
 *   start: () => import('node:child_process').ChildProcess,
 *   mayRestart: () => boolean,
 *   giveUp: (code: number) => void,
 *   print: (line: string) => void,
 *   nowMs?: () => number,
 * }} service
 * @returns {{ process: () => import('node:child_process').ChildProcess, stop: () => void }} its process of now, and what ends it for good
 */
export function keepRunning({ name, start, mayRestart, giveUp, print, nowMs = Date.now }) {
  /** @type {number[]} */
  const endsMs = [];
  let isStopped = false;
  let current = launch();

  function launch() {
    const child = start();
    child.once('exit', (code, signal) => ended(code, signal));
    return child;
  }

  /** @param {number | null} code @param {NodeJS.Signals | null} signal */
  function ended(code, signal) {
    if (isStopped) return;
    const reason = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
    endsMs.push(nowMs());
    if (mayRestart() && isWorthRestarting(endsMs, nowMs())) {
      print(`The ${name} ${reason}; it is started again.`);
      current = launch();
      return;
    }
    isStopped = true;
    print(`The ${name} ${reason}.`);
    giveUp(code || 1);
  }

  return {
    process: () => current,
    stop() {
      isStopped = true;
      if (current.exitCode === null && current.signalCode === null) current.kill('SIGTERM');
    },
  };
}
