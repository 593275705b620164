import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const { resolve } = createRequire(import.meta.url);
const face = (name: string) => resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** Embedded fonts of a contract, so that a name in any European script prints correctly. */
export const pdfFaces = { text: 'text', bold: 'bold', signature: 'signature' } as const;

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
