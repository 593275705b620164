import { inflateSync } from 'node:zlib';

const headerBytes = { woff: 44, plain: 12 } as const;
const entryBytes = { woff: 20, plain: 16 } as const;

interface FontTable {
  readonly tag: string;
  readonly checksum: number;
  readonly data: Buffer;
}

/**
 * Returns a font of the web (WOFF 1.0) as a plain TrueType font. pdfkit reads both, but decompresses the first in
 * JavaScript, which takes seconds for a font of all scripts.
 */
export function plainFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('this is no WOFF font');
  const tables = tablesOf(woff);
  const header = Buffer.alloc(headerBytes.plain + entryBytes.plain * tables.length);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = headerBytes.plain + entryBytes.plain * index;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

function tablesOf(woff: Buffer): FontTable[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_none, index) => {
    const entry = headerBytes.woff + entryBytes.woff * index;
    const offset = woff.readUInt32BE(entry + 4);
    const storedBytes = woff.readUInt32BE(entry + 8);
    const stored = woff.subarray(offset, offset + storedBytes);
    const isCompressed = storedBytes < woff.readUInt32BE(entry + 12);
    return {
      tag: woff.toString('latin1', entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: isCompressed ? inflateSync(stored) : stored,
    };
  });
}
