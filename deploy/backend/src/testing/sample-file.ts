import { readFileSync } from 'node:fs';

/** Bytes of a sample paper, such as `w2.pdf`. */
export function sampleFile(name: string): Buffer<ArrayBuffer> {
  return readFileSync(new URL(`../../../sample-data/src/documents/${name}`, import.meta.url));
}
