import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseFiles } from './release-files.ts';

const script = readFileSync(import.meta.filename);
const picture = Buffer.from([0xff, 0xd8, 0xff]);

describe('the files of a release', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'release-'));
    writeFileSync(join(dir, 'main.js'), script);
    writeFileSync(join(dir, 'car.jpg'), picture);
    writeFileSync(join(dir, 'build.json'), '{}');
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('are described with their compressed sizes, and copies are not listed', async () => {
    const first = await releaseFiles(dir);
    expect(await releaseFiles(dir)).toEqual(first);
    expect(first.map(({ path, bytes }) => [path, bytes])).toEqual([
      ['car.jpg', 3],
      ['main.js', script.byteLength],
    ]);
    expect(first[0]?.brotliBytes).toBe(3);
    const copy = readFileSync(join(dir, 'main.js.br'));
    expect(first[1]?.brotliBytes).toBe(copy.byteLength);
    expect(brotliDecompressSync(copy).equals(script)).toBe(true);
  });

  it('are never larger than at the compressor’s own choice', async () => {
    const [, described] = await releaseFiles(dir);
    const plain = brotliCompressSync(script, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: script.byteLength },
    });
    expect(described?.brotliBytes).toBeLessThanOrEqual(plain.byteLength);
  });
});
