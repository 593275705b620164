import { readFileSync } from 'node:fs';

/** A sample tenant's file from the repository, parsed but unchecked, with some fields replaced. */
export function sampleTenant(
  id: string,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const text = readFileSync(new URL(`../../tenants/${id}.json`, import.meta.url), 'utf8');
  return { ...(JSON.parse(text) as Record<string, unknown>), ...changes };
}
