import * as v from 'valibot';
import type { Environment } from '../page/index.ts';
import type { StoragePort } from '../storage/storage-port.ts';
import { cosmeticFlags, flagDefaults } from './flag-definitions.ts';

const ForcedFlagsSchema = v.record(v.string(), v.boolean());
const storageKey = 'forced-flags';

/** Flags forced for this session: on or off, by key. */
export type ForcedFlags = Readonly<Record<string, boolean>>;

/**
 * Flags forced by the page's query, `?flags=message_banner,inline_compare_icons=false`, kept for the session along with earlier ones
 * (SITE-40). Flags that the environment does not allow (SITE-41) are dropped on every read, stored or not (T55).
 */
export function forcedFlags(
  search: string,
  session: StoragePort,
  policy: Environment['forcedFlags'],
): ForcedFlags {
  const stored = session.read(storageKey, ForcedFlagsSchema) ?? {};
  const asked = parseForcedFlags(new URLSearchParams(search).get('flags') ?? '');
  const entries = Object.entries({ ...stored, ...asked }).filter(([key]) => isAllowed(key, policy));
  const forced = Object.fromEntries(entries);
  if (Object.keys(asked).length > 0) session.write(storageKey, forced);
  return forced;
}

/** Parses the list of keys, each on unless it says `=false`. A value other than true or false drops the key. */
export function parseForcedFlags(list: string): ForcedFlags {
  const forced: Record<string, boolean> = {};
  for (const item of list.split(',')) {
    const [key = '', word = 'true'] = item.trim().split('=', 2);
    if (key && (word === 'true' || word === 'false')) forced[key] = word === 'true';
  }
  return forced;
}

function isAllowed(key: string, policy: Environment['forcedFlags']): boolean {
  if (!Object.hasOwn(flagDefaults, key)) return false;
  return policy === 'all' || cosmeticFlags.some((cosmetic) => cosmetic === key);
}
