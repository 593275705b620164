/** States whose residents cannot do ID capture (TRACK-43). */
const statesWithoutCapture: readonly string[] = ['IL'];

/** Whether residents of a state (two letters) may have their ID captured; those of others verify it by phone (TRACK-43). */
export function isCaptureAllowed(state: string): boolean {
  return !statesWithoutCapture.includes(state);
}
