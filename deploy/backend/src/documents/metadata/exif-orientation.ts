const orientationTag = 0x0112;
const shortType = 3;
const entryBytes = 12;

/** Reads the numbers of Exif data in its byte order. */
interface TiffReader {
  readonly length: number;
  short(at: number): number;
  long(at: number): number;
}

function tiffReader(tiff: Buffer): TiffReader | undefined {
  if (tiff.length < 8) return undefined;
  const { length } = tiff;
  switch (tiff.toString('latin1', 0, 2)) {
    case 'II':
      return { length, short: (at) => tiff.readUInt16LE(at), long: (at) => tiff.readUInt32LE(at) };
    case 'MM':
      return { length, short: (at) => tiff.readUInt16BE(at), long: (at) => tiff.readUInt32BE(at) };
    default:
      return undefined;
  }
}

/** Offset of the orientation's entry in the first directory. */
function orientationEntry({ length, short, long }: TiffReader): number | undefined {
  const start = long(4);
  if (start + 2 > length) return undefined;
  const end = Math.min(start + 2 + short(start) * entryBytes, length);
  for (let at = start + 2; at + entryBytes <= end; at += entryBytes) {
    if (short(at) === orientationTag) return at;
  }
  return undefined;
}

/**
 * Returns how a picture is to be turned, 2 to 8, from its Exif data in TIFF form; undefined if it is upright,
 * or if the data has no orientation or cannot be read.
 */
export function exifOrientation(tiff: Buffer): number | undefined {
  const reader = tiffReader(tiff);
  const entry = reader && orientationEntry(reader);
  if (!reader || entry === undefined || reader.short(entry + 2) !== shortType) return undefined;
  const value = reader.short(entry + 8);
  return value > 1 && value <= 8 ? value : undefined;
}

/** Returns Exif data in TIFF form that has an orientation and nothing else. */
export function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.alloc(8 + 2 + entryBytes + 4);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(shortType, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
