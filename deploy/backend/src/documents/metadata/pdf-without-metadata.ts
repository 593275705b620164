import { blankMetadata } from './jpeg-without-metadata.ts';

/** Where the data of a stream starts, if they are a JPEG: a PDF holds it byte by byte as the camera wrote it. */
const pictureStream = /stream\r?\n(?=\xff\xd8\xff)/g;

/**
 * Returns a PDF whose JPEG pictures have no Exif (position, device, preview), XMP, IPTC or comments. These are
 * overwritten with zeros, so that the file keeps its length and the offsets that it lists. Pictures that are
 * compressed once more or encrypted, and the properties of the document itself, stay as they are.
 */
export function pdfWithoutMetadata(bytes: Buffer): Buffer {
  const cleaned = Buffer.from(bytes);
  for (const { index, 0: head } of bytes.toString('latin1').matchAll(pictureStream)) {
    const start = index + head.length;
    const end = bytes.indexOf('endstream', start, 'latin1');
    blankMetadata(cleaned.subarray(start, end < 0 ? undefined : end));
  }
  return cleaned;
}
