import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseFile } from '@forecourt/shared-contracts/releases';

const compressible = /\.(js|css|svg|json|html)$/;
const compress = promisify(brotliCompress);

/** `sha384-…` of some bytes, in the format of the `integrity` attribute. */
export function integrityOfFile(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

// A release is compressed once and downloaded often. Which of these is smallest differs by file, by up to 0.4 %.
const brotliVariants = [
  {},
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [constants.BROTLI_PARAM_LGBLOCK]: 17 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_LGBLOCK]: 17 },
  { [constants.BROTLI_PARAM_NDIRECT]: 4 },
];
/** More for the few files that every page loads. */
const largeVariants = [
  { [constants.BROTLI_PARAM_LGBLOCK]: 17 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
];
const largeBytes = 150_000;

async function smallestBrotli(bytes: Uint8Array): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const variants = bytes.byteLength < largeBytes ? brotliVariants : [...brotliVariants, ...largeVariants];
  const made = await Promise.all(
    variants.map((variant) => compress(bytes, { params: { ...params, ...variant } })),
  );
  return made.reduce((best, one) => (one.byteLength < best.byteLength ? one : best));
}

async function describe(distDir: string, path: string): Promise<ReleaseFile> {
  const bytes = readFileSync(join(distDir, path));
  const described = { path, integrity: integrityOfFile(bytes), bytes: bytes.byteLength };
  if (!compressible.test(path)) return { ...described, brotliBytes: bytes.byteLength };
  const brotli = await smallestBrotli(bytes);
  writeFileSync(join(distDir, `${path}.br`), brotli);
  return { ...described, brotliBytes: brotli.byteLength };
}

/**
 * Describes every file below `distDir`, sorted by path, and writes a brotli copy (`.br`, as small as can be) next to
 * each compressible one; the copies are not listed. For files that do not compress, `brotliBytes` is their
 * plain size.
 */
export async function releaseFiles(distDir: string): Promise<ReleaseFile[]> {
  const entries = readdirSync(distDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br') && entry.name !== 'build.json')
    .map((entry) => relative(distDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return Promise.all(paths.map((path) => describe(distDir, path)));
}
