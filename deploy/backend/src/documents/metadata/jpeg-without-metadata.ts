import { exifOrientation, orientationOnly } from './exif-orientation.ts';

const exifHead = 'Exif\0\0';
const startOfScan = 0xda;
const endOfImage = 0xd9;
const exifSegment = 0xe1;
const comment = 0xfe;

/** Segments for applications that change how the picture looks: format, color profile, color transform. */
const keptHeads: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

/**
 * Returns a JPEG without Exif (position, device, preview), XMP, IPTC, comments, and further pictures after its
 * end. The picture itself is copied byte by byte; an orientation is kept as the only Exif entry. Undefined if
 * its segments cannot be followed.
 */
export function jpegWithoutMetadata(bytes: Buffer): Buffer | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const segments = segmentsOf(bytes);
  if (!segments) return undefined;
  const exif = segments.find(({ code, body }) => code === exifSegment && startsWith(body, exifHead));
  const orientation = exif && exifOrientation(exif.body.subarray(exifHead.length));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(orientation ? [orientationSegment(orientation)] : []),
    ...segments.filter(isKept).map(({ whole }) => whole),
    Buffer.from([0xff, endOfImage]),
  ]);
}

/**
 * Overwrites the same in place: what would be removed becomes zeros, so that no byte moves, for a picture
 * inside another file. Pixels are not touched, and an orientation does not stay. `bytes` starts with the
 * picture; nothing happens if its segments cannot be followed.
 */
export function blankMetadata(bytes: Buffer): void {
  for (const segment of segmentsOf(bytes) ?? []) if (!isKept(segment)) segment.body.fill(0);
}

interface Segment {
  readonly code: number;
  readonly body: Buffer;
  /** From its marker to the next one, compressed data of a scan included. */
  readonly whole: Buffer;
}

/** The segments up to the end of the picture; undefined if they do not lead there. */
function segmentsOf(bytes: Buffer): Segment[] | undefined {
  const segments: Segment[] = [];
  let marker = nextMarker(bytes, 2);
  while (marker && marker.code !== endOfImage) {
    const { code, at } = marker;
    const end = segmentEnd(bytes, marker);
    if (end === undefined) return undefined;
    marker = nextMarker(bytes, end);
    const wholeEnd = code === startOfScan ? marker?.at : end;
    segments.push({ code, body: bytes.subarray(at + 4, end), whole: bytes.subarray(at, wholeEnd) });
  }
  return marker && segments;
}

interface Marker {
  readonly code: number;
  /** Offset of its 0xff. */
  readonly at: number;
}

/** The next marker at or after an offset; like decoders, skips bytes that belong to no segment. */
function nextMarker(bytes: Buffer, from: number): Marker | undefined {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    const code = at < 0 ? undefined : bytes[at + 1];
    if (code === undefined) return undefined;
    if (code !== 0 && code !== 0xff && !isRestart(code)) return { code, at };
    at += 1;
  }
}

/** The offset after a segment; undefined if it reaches beyond the file. */
function segmentEnd(bytes: Buffer, { at }: Marker): number | undefined {
  if (at + 4 > bytes.length) return undefined;
  const length = bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  return length < 2 || end > bytes.length ? undefined : end;
}

function isRestart(code: number): boolean {
  return code >= 0xd0 && code <= 0xd7;
}

function isKept({ code, body }: Segment): boolean {
  const isOfApplication = code >= 0xe0 && code <= 0xef;
  if (!isOfApplication) return code !== comment;
  const head = keptHeads[code];
  return head !== undefined && startsWith(body, head);
}

function startsWith(body: Buffer, head: string): boolean {
  return body.toString('latin1', 0, head.length) === head;
}

function orientationSegment(orientation: number): Buffer {
  const body = Buffer.concat([Buffer.from(exifHead, 'latin1'), orientationOnly(orientation)]);
  const head = Buffer.from([0xff, exifSegment, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
