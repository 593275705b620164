import { httpFailure } from '@forecourt/shared-contracts';
import { refusedFields } from '@forecourt/shared-contracts/fields';

/** A field that the server refuses, with the key of its message below `pq.errors`. */
export type RefusedAnswer = readonly [name: string, key: string];

/** The fields of a form, and the field and message of each code by which the server refuses one. */
interface AskedFields {
  readonly order: readonly string[];
  readonly byCode?: Readonly<Record<string, RefusedAnswer>> | undefined;
}

/**
 * Returns the fields that an error of the server is about: that of its code, or those that the contract or the server's own checks refuse
 * (F17). `root` is one that the form does not show. Empty for an error that is about no field, such as one about the whole body.
 */
export function refusedAnswers(
  error: unknown,
  { order, byCode = {} }: AskedFields,
): readonly RefusedAnswer[] {
  const code = httpFailure(error)?.code ?? '';
  const own = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  return own ? [own] : refusedFields(error, order).map(({ name, key }) => [name, key]);
}
