import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** How many letters a PDF shows as boxes, for want of a glyph in their font. */
export async function missingGlyphs(pdf: Uint8Array): Promise<number> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  const contents = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream && !isFontFile(object) ? [object] : []))
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
  return contents
    .flatMap((content) => [...content.matchAll(/\[([^\]]*)\]\s*TJ/g)])
    .flatMap(([, shown = '']) => [...shown.matchAll(/<([0-9a-fA-F]+)>/g)])
    .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
    .filter((glyph) => glyph === '0000').length;
}

const isFontFile = ({ dict }: PDFRawStream): boolean =>
  dict.has(PDFName.of('Length1')) || dict.get(PDFName.of('Subtype')) === PDFName.of('CIDFontType0C');
