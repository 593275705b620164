/** Writes to the console for developers and for the error reporter that listens there. Callers pass no personal data. */
export function logToConsole(message: string, detail: unknown): void {
  console.error(message, detail);
}
