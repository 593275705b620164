import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { PublishedDraftSchema, type PublishedDraft } from './release-draft.ts';
import { integrityOfFile, unpacked } from './file-integrity.ts';
import { PublicationError } from './publication-fault.ts';

/** A finished build: its metadata, and the bytes to publish by path (brotli copies as `{path}.br`). */
export interface Build {
  readonly draft: PublishedDraft;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

async function readOptional(path: string): Promise<Uint8Array | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

async function readDraft(name: string, distDir: string): Promise<PublishedDraft> {
  const bytes = await readOptional(join(distDir, 'build.json'));
  if (!bytes) throw new PublicationError(`${name} has no build in ${distDir}; build it first.`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PublishedDraftSchema), bytes.toString());
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new PublicationError(
      `The build of ${name} has no valid record: ${v.getDotPath(issue) ?? 'build.json'}: ${issue.message}`,
    );
  }
  if (parsed.output.name === name) return parsed.output;
  throw new PublicationError(`The build in ${distDir} calls itself ${parsed.output.name}, not ${name}.`);
}

function requireListed(draft: PublishedDraft): void {
  const listed = new Set(draft.files.map(({ path }) => path));
  const named = [
    draft.entry,
    ...draft.initial,
    ...Object.values(draft.initialByRoute).flat(),
    ...Object.values(draft.sharedFiles ?? {}).flat(),
    ...draft.styles,
    ...(draft.server ? [draft.server.file] : []),
  ];
  const missing = named.find((path) => !listed.has(path));
  if (missing) throw new PublicationError(`${draft.name} names ${missing}, which is not among its files.`);
}

/**
 * Reads the build of `name` from its dist folder and checks every file, including brotli copies, against the
 * hash in `build.json`. Rejects with a {@link PublicationError} that names the first file or field at fault.
 */
export async function readBuild(name: string, distDir: string): Promise<Build> {
  const draft = await readDraft(name, distDir);
  requireListed(draft);
  const files = new Map<string, Uint8Array>();
  for (const { path, integrity } of draft.files) {
    const bytes = await readOptional(join(distDir, path));
    if (!bytes) throw new PublicationError(`${name} lists ${path}, but the build does not hold it.`);
    if (integrityOfFile(bytes) !== integrity) {
      throw new PublicationError(`${path} of ${name} has other bytes than its hash says; build it again.`);
    }
    files.set(path, bytes);
    const brotli = await readOptional(join(distDir, `${path}.br`));
    if (!brotli) continue;
    if (integrityOfFile(unpacked(brotli)) !== integrity) {
      throw new PublicationError(`${path}.br of ${name} does not unpack to ${path}; build it again.`);
    }
    files.set(`${path}.br`, brotli);
  }
  return { draft, files };
}
