import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { plainFont } from './woff-font.ts';

const { resolve } = createRequire(import.meta.url);
const face = (name: string) => resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** Embedded fonts of a contract. Write what may contain a name with `setFace`: these lack some scripts. */
export const pdfFaces = { text: 'text', bold: 'bold', signature: 'signature' } as const;

const anyScript = 'any script';
let anyScriptFont: Buffer | undefined;

/** The font of all scripts, coarse but legible; read when a name first needs it. */
function readAnyScriptFont(): Buffer {
  anyScriptFont ??= plainFont(
    readFileSync(resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')),
  );
  return anyScriptFont;
}

/** The font in use, which the published types leave out. */
interface WithFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/**
 * Selects the face in which to write a text: the given one, or if it lacks a letter, one that has them all. Names are
 * in letters of any script, and a contract must show whose it is. Returns the document.
 */
export function setFace(
  doc: PDFKit.PDFDocument,
  face: (typeof pdfFaces)[keyof typeof pdfFaces],
  text: string,
): PDFKit.PDFDocument {
  const codePoints = [...text.replaceAll('\n', '')].map((letter) => letter.codePointAt(0) ?? 0);
  for (const one of new Set([face, pdfFaces.text])) {
    const { font } = (doc.font(one) as unknown as WithFont)._font;
    if (codePoints.every((codePoint) => font.hasGlyphForCodePoint(codePoint))) return doc;
  }
  return doc.registerFont(anyScript, readAnyScriptFont()).font(anyScript);
}

/** US Letter, in points. */
export const pageSize = { width: 612, height: 792, margin: 54 } as const;

/** The published types do not include this subset yet. */
const accessible = { tagged: true, pdfVersion: '1.7', subset: 'PDF/UA' } as unknown as Pick<
  PDFKit.PDFDocumentOptions,
  'tagged' | 'pdfVersion' | 'subset'
>;

interface PdfFacts {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
  /** `en-US`. */
  readonly locale: string;
  readonly isTagged: boolean;
}

/**
 * A PDF being written; call `done` to finish it and get its bytes. The same content at the same instant
 * produces the same bytes.
 */
export interface OpenPdf {
  readonly doc: PDFKit.PDFDocument;
  done(): Promise<Uint8Array>;
}

/**
 * Creates a PDF in US Letter. A tagged one follows PDF/UA: language, title and structure for screen readers.
 */
export function openPdf({ title, author, at, locale, isTagged }: PdfFacts): OpenPdf {
  const doc = new PDFDocument({
    size: [pageSize.width, pageSize.height],
    margin: pageSize.margin,
    font: face('DejaVuSans'),
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at },
    ...(isTagged && accessible),
  });
  doc.registerFont(pdfFaces.text, face('DejaVuSans'));
  doc.registerFont(pdfFaces.bold, face('DejaVuSans-Bold'));
  doc.registerFont(pdfFaces.signature, face('DejaVuSerif-Italic'));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolveEnd, reject) => {
    doc.on('end', resolveEnd);
    doc.on('error', reject);
  });
  return {
    doc,
    async done() {
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}
