/** Writes to the console, for developers and the error reporter that listens there. Callers must not pass personal data. */
export function logToConsole(message: string, detail: unknown): void {
  console.error(message, detail);
}
