import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PublishedDraft } from '../publication/release-draft.ts';

/** A build for a test; `files` is text by path, the rest as in a draft. */
export type SampleBuild = Partial<Omit<PublishedDraft, 'files'>> & {
  readonly name: string;
  readonly files?: Readonly<Record<string, string>>;
};

function describe(path: string, text: string) {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return {
    path,
    integrity,
    bytes: Buffer.byteLength(text),
    brotliBytes: brotliCompressSync(text).byteLength,
  };
}

/** What pages call of any remote. */
const usualExposes = { './app': ['bootstrap', 'mount', 'unmount'], './embed': ['mountEmbed'] };

/**
 * Writes a finished build of a package as the preset does: files, brotli copies and `build.json`. Returns the
 * dist folder.
 */
export function writeSampleBuild(workspaceDir: string, sample: SampleBuild): string {
  const { files: texts = { 'entry.0a1b2c3d.js': `/* ${sample.name} */` }, ...rest } = sample;
  const dist = join(workspaceDir, sample.name, 'dist');
  const paths = Object.keys(texts);
  const draft: PublishedDraft = {
    version: '1.0.0',
    routes: [],
    entry: paths[0] ?? '',
    initial: paths.filter((path) => path.endsWith('.js')),
    initialByRoute: {},
    styles: paths.filter((path) => path.endsWith('.css')),
    provides: {},
    requires: {},
    ...(rest.container !== undefined && { exposes: usualExposes }),
    commit: 'c0ffee'.padEnd(40, '0'),
    builtAt: '2026-11-21T05:00:00.000Z',
    ...rest,
    files: Object.entries(texts).map(([path, text]) => describe(path, text)),
  };
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
    writeFileSync(join(dist, `${path}.br`), brotliCompressSync(text));
  }
  writeFileSync(join(workspaceDir, sample.name, 'remote.config.ts'), '');
  writeFileSync(join(dist, 'build.json'), JSON.stringify(draft));
  return dist;
}
