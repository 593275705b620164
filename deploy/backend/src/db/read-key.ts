/** A statement with its parameters, as drizzle builds it. */
interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** Texts, numbers and the like, of which two that look the same are the same. */
const isPlain = (value: unknown) =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/**
 * What two statements have in common only if they read the same rows: their text and every parameter, among them tenant and account.
 * Undefined for one with a parameter that cannot be compared; it is never shared.
 */
export function readKey({ sql, params }: Statement): string | undefined {
  return params.every(isPlain) ? JSON.stringify([sql, params]) : undefined;
}
