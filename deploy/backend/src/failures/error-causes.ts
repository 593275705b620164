/** Returns an error and what caused it, outermost first; empty for anything that is no error. */
export function errorCauses(error: unknown): { code?: unknown; message?: string }[] {
  if (!(error instanceof Error)) return [];
  return [error as { code?: unknown; message: string }, ...errorCauses(error.cause)];
}
