import { httpFailure } from '@forecourt/shared-contracts';

/** A field that the server refuses, with the key of its message below `pq.errors`. */
export type RefusedField = readonly [name: string, key: string];

/**
 * Returns the fields that an error of the server is about: that of its code, by `byCode`, or those that the contract or the server's own
 * checks refuse (F17). Empty for an error that is about no field, such as one about a header or about the whole body.
 */
export function refusedFields(
  error: unknown,
  byCode: Readonly<Record<string, RefusedField>> = {},
): readonly RefusedField[] {
  const { code = '', fields = {} } = httpFailure(error) ?? {};
  const own = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  return own ? [own] : Object.entries(fields).filter(([name]) => /^[\w.]+$/.test(name));
}
