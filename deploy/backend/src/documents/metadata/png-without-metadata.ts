import { crc32 } from 'node:zlib';
import { exifOrientation, orientationOnly } from './exif-orientation.ts';

const signatureBytes = 8;
/** Bytes of a chunk besides its data: length, type, checksum. */
const frameBytes = 12;

/** Chunks without which the picture would look different, the frames of an animation among them. */
const keptTypes: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

/**
 * Returns a PNG without Exif (position, device), texts (XMP among them), time, unknown chunks, and bytes after
 * its end. The picture itself is copied byte by byte; an orientation is kept as the only Exif entry. Undefined
 * if its chunks cannot be followed.
 */
export function pngWithoutMetadata(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, signatureBytes)];
  let at = signatureBytes;
  for (;;) {
    if (at + frameBytes > bytes.length) return undefined;
    const end = at + frameBytes + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (keptTypes.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'eXIf') {
      const orientation = exifOrientation(bytes.subarray(at + 8, end - 4));
      if (orientation) kept.push(chunk('eXIf', orientationOnly(orientation)));
    }
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(data.length + frameBytes);
  framed.writeUInt32BE(data.length, 0);
  checked.copy(framed, 4);
  framed.writeUInt32BE(crc32(checked), 4 + checked.length);
  return framed;
}
