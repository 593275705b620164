import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ReleaseDraftSchema, type ReleaseDraft } from '@forecourt/shared-contracts/releases';
import type { PackageInfo } from '../package-info.ts';
import { currentCommit } from './current-commit.ts';
import { releaseFiles } from './release-files.ts';

/** The part of a draft that each kind of build determines itself. */
export type DraftFacts = Pick<
  v.InferInput<typeof ReleaseDraftSchema>,
  | 'container'
  | 'exposes'
  | 'routes'
  | 'menu'
  | 'entry'
  | 'initial'
  | 'initialByRoute'
  | 'sharedByRoute'
  | 'sharedFiles'
  | 'styles'
  | 'server'
  | 'provides'
  | 'requires'
>;

/**
 * Describes the files of a finished build and writes `dist/build.json` next to them. Throws a ValiError when
 * the result is not a valid record and an Error when a hinted file was not emitted or has no content hash.
 */
export async function writeReleaseDraft(pkg: PackageInfo, facts: DraftFacts): Promise<ReleaseDraft> {
  const distDir = join(pkg.dir, 'dist');
  const files = await releaseFiles(distDir);
  const draft = v.parse(ReleaseDraftSchema, {
    name: pkg.releaseName,
    version: pkg.version,
    ...facts,
    files,
    commit: currentCommit(),
    builtAt: new Date().toISOString(),
  });
  requireEmitted(draft);
  writeFileSync(join(distDir, 'build.json'), `${JSON.stringify(draft, null, 2)}\n`);
  return draft;
}

function requireEmitted(draft: ReleaseDraft): void {
  const emitted = new Set(draft.files.map(({ path }) => path));
  const hinted = [
    draft.entry,
    ...draft.initial,
    ...Object.values(draft.initialByRoute).flat(),
    ...Object.values(draft.sharedFiles ?? {}).flat(),
    ...draft.styles,
    ...(draft.server ? [draft.server.file] : []),
  ];
  const missing = hinted.filter((path) => !emitted.has(path));
  if (missing.length > 0)
    throw new Error(`${draft.name} hints files that were not built: ${missing.join(', ')}.`);
  const unhashed = [...emitted].filter((path) => !/\.[0-9a-f]{8,}\.[a-z0-9]+$/.test(path));
  if (unhashed.length > 0)
    throw new Error(`${draft.name} has files without a content hash: ${unhashed.join(', ')}.`);
}
