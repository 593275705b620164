import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileFault, fileKindOf, maxFileBytes, type FileFault, type FileKind } from './document-file.ts';

const heads: Readonly<Record<FileKind | 'MZ' | 'svg' | 'heic', string>> = {
  pdf: '%PDF-1.7',
  png: '\x89PNG\r\n\x1a\n',
  jpg: '\xff\xd8\xff\xe0',
  MZ: 'MZ\x90\x00',
  svg: '<svg xml',
  heic: '\x00\x00\x00\x18ftyp',
};
const head = (kind: keyof typeof heads) => Uint8Array.from(heads[kind], (letter) => letter.charCodeAt(0));

describe('files by size and by kind', () => {
  test.each<[string, string, number, keyof typeof heads, FileFault | undefined]>([
    ['161 pdf of 4,194,305 bytes', 'a.pdf', 4_194_305, 'pdf', 'tooLarge'],
    ['pdf of 4,194,304 bytes', 'a.pdf', 4_194_304, 'pdf', undefined],
    ['162 jpg of 26,214,400 bytes', 'a.jpg', 26_214_400, 'jpg', undefined],
    ['jpg of 26,214,401 bytes', 'a.jpg', 26_214_401, 'jpg', 'tooLarge'],
    ['164 pdf of 0 bytes', 'a.pdf', 0, 'pdf', 'empty'],
    ['167 IMG_0001.HEIC', 'IMG_0001.HEIC', 9, 'heic', 'kind'],
    ['168 PHOTO.JPEG, same kind as jpg', 'PHOTO.JPEG', 9, 'jpg', undefined],
    ['170 invoice.pdf.exe', 'invoice.pdf.exe', 9, 'MZ', 'kind'],
    ['171 w2.pdf with the bytes MZ', 'w2.pdf', 9, 'MZ', 'content'],
    ['173 logo.svg', 'logo.svg', 9, 'svg', 'kind'],
    ['174 ../../x.png', '../../x.png', 9, 'png', undefined],
    ['a picture called pdf is judged as what it is', 'scan.pdf', 5_000_000, 'jpg', undefined],
    ['a PDF called jpg has the limit of a PDF', 'scan.jpg', 5_000_000, 'pdf', 'tooLarge'],
    ['a name without an ending', 'scan', 9, 'png', undefined],
    ['a name that is only dots and spaces', 'my. scan', 9, 'png', undefined],
  ])('%s', (...[, name, sizeBytes, kind, fault]) => {
    expect(fileFault({ name, sizeBytes, head: head(kind) })).toBe(fault);
  });

  test('a file is accepted only if its content is an allowed type and within the size limit', () => {
    const anyHead = fc.oneof(
      fc.uint8Array({ maxLength: 8 }),
      fc.constantFrom(...(Object.keys(heads) as (keyof typeof heads)[]).map(head)),
    );
    fc.assert(
      fc.property(fc.string(), fc.nat(30_000_000), anyHead, (name, sizeBytes, bytes) => {
        const kind = fileKindOf(bytes);
        const isAccepted = fileFault({ name, sizeBytes, head: bytes }) === undefined;
        if (isAccepted) {
          expect(kind).toBeDefined();
          expect(sizeBytes).toBeGreaterThan(0);
          expect(sizeBytes).toBeLessThanOrEqual(maxFileBytes[kind!]);
        }
      }),
    );
  });
});
