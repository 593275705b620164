import { httpFailure } from '../http/api-failure.ts';

/** A field that the server refuses: its name in the form, and the last part of its message key, such as `zip` of `validation.zip`. */
export interface RefusedField<Name extends string = string> {
  /** `root` stands for every field that the form does not show. */
  readonly name: Name | 'root';
  readonly key: string;
}

/**
 * Returns the fields that the server's checks of a request refuse, in the order of `shown`, which names those that the form shows; all others
 * are one, `root`, at the end (F17). A member of an object, such as `address.zip`, has its own name. Empty for any other error, also one about
 * a header or about the body as a whole, which the buyer cannot correct.
 */
export function refusedFields<Name extends string>(
  error: unknown,
  shown: readonly Name[],
): readonly RefusedField<Name>[] {
  const keys = new Map<string, string>();
  for (const [path, key] of Object.entries(httpFailure(error)?.fields ?? {})) {
    if (path === 'body' || !/^[\w.]+$/.test(path)) continue;
    const name = lastPart(path);
    keys.set(shown.some((one) => one === name) ? name : 'root', lastPart(key));
  }
  return [...shown, 'root' as const].flatMap((name) => {
    const key = keys.get(name);
    return key === undefined ? [] : [{ name, key }];
  });
}

const lastPart = (text: string) => text.slice(text.lastIndexOf('.') + 1);
