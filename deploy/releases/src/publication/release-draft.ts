import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { ReleaseDraftSchema, type ReleaseRecord } from '@forecourt/shared-contracts/releases';

/** A draft whose name and version may become a path of the store. */
export const PublishedDraftSchema = v.object({
  ...ReleaseDraftSchema.entries,
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/)),
});

export type PublishedDraft = v.InferOutput<typeof PublishedDraftSchema>;

/** The content that visitors see: everything except version, number, commit and build time. */
export function releaseContent(draft: PublishedDraft | ReleaseRecord): string {
  const { name, container, routes, entry, initial, initialByRoute, styles, provides, requires } = draft;
  const files = [...draft.files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return JSON.stringify([
    ...[name, container ?? null, routes, entry, initial, sorted(initialByRoute), styles],
    ...(draft.menu ? [draft.menu] : []),
    ...(draft.server ? [{ ...draft.server, shared: sorted(draft.server.shared) }] : []),
    ...[sorted(provides), sorted(requires), files.map(({ path, integrity }) => [path, integrity])],
  ]);
}

function sorted(record: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * `{package version}-{first 8 hex digits of the content's SHA-256}`, so that an unchanged build is the same
 * release again. A version that already ends in such a hash, because the build knew it, is kept.
 */
export function contentVersion(draft: PublishedDraft): string {
  if (/-[0-9a-f]{8}$/.test(draft.version)) return draft.version;
  const hash = createHash('sha256').update(releaseContent(draft)).digest('hex').slice(0, 8);
  return `${draft.version}-${hash}`;
}
