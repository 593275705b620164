/**
 * Logs a loading error for developers and for the error reporter that listens to the console. The message contains no buyer and no order.
 */
export function logTrackerError(message: string): void {
  console.error(message);
}
