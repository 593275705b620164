import type { ContractTerms } from '@forecourt/shared-contracts/signing';
import { contractTexts, type ContractTexts } from '../contract-texts/contract-texts.ts';
import type { ContractFigure, ContractRow, ContractSection } from './contract-section.ts';
import { contractSections } from './contract-text.ts';
import { openPdf, pageSize, pdfFaces } from './open-pdf.ts';

const { width, margin } = pageSize;
const right = width - margin;
const valueLeft = 300;
const bottom = pageSize.height - margin;

/**
 * Position of each signature on the last page, which holds the agreement: the baseline, in points from the
 * top left.
 */
export const signaturePlaces = {
  buyer: { x: margin, y: 430 },
  dealer: { x: 330, y: 430 },
} as const;
const signatureTop = 350;
const signatureWidth = 228;

type Doc = PDFKit.PDFDocument;

interface ContractFacts {
  readonly envelopeId: string;
  /** The creation date of the file. */
  readonly madeAt: Date;
  /** In which the buyer agreed to electronic records: 'en', 'es'. */
  readonly language: string;
}

/** Returns the contract as a tagged PDF, ready to be signed. */
export async function makeContractPdf(
  terms: ContractTerms,
  { envelopeId, madeAt, language }: ContractFacts,
): Promise<Uint8Array> {
  const t = contractTexts(language);
  const title = t(`title.${terms.kind}`);
  const { doc, done } = openPdf({
    title: `${title} ${terms.orderNumber}`,
    author: terms.seller.legalName,
    at: madeAt,
    locale: `${t('language')}-US`,
    isTagged: true,
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  root.add(doc.struct('H1', {}, () => void doc.font(pdfFaces.bold).fontSize(19).text(title, margin, margin)));
  root.add(
    doc.struct('P', {}, () => {
      doc.font(pdfFaces.text).fontSize(9).fillColor('#444');
      doc.text(t('envelope', { seller: terms.seller.legalName, envelopeId })).fillColor('#000');
    }),
  );
  const sections = contractSections(terms, t);
  for (const section of sections) root.add(sectionOf(doc, section, section === sections.at(-1)));
  root.add(signatureBlock(doc, terms, t));
  root.end();
  return done();
}

function sectionOf(
  doc: Doc,
  { title, figures = [], rows, paragraphs }: ContractSection,
  startsPage: boolean,
) {
  const section = doc.struct('Sect');
  section.add(
    doc.struct('H2', {}, () => {
      doc.y += 14;
      if (startsPage) doc.addPage();
      else breakBefore(doc, figures.length > 0 ? 60 + figureHeight : 60);
      doc.font(pdfFaces.bold).fontSize(12).text(title, margin);
    }),
  );
  for (const [place, figure] of figures.entries()) section.add(figureOf(doc, figure, place));
  if (rows.length > 0) {
    const table = doc.struct('Table');
    for (const row of rows) table.add(rowOf(doc, row));
    section.add(table);
  }
  for (const paragraph of paragraphs) {
    section.add(
      doc.struct('P', {}, () => {
        doc.font(pdfFaces.text).fontSize(9.5);
        breakBefore(doc, doc.heightOfString(paragraph, { width: right - margin }) + 6);
        doc.y += 6;
        doc.text(paragraph, margin, doc.y, { width: right - margin, lineGap: 2 });
      }),
    );
  }
  return section;
}

const figureHeight = 76;
const figureGap = 8;
/** As many as a loan discloses side by side. */
const figureWidth = (right - margin - 3 * figureGap) / 4;

/** A figure in its box: its name, the amount, and what it means. */
function figureOf(doc: Doc, { label, value, meaning }: ContractFigure, place: number) {
  return doc.struct('P', {}, () => {
    const top = place === 0 ? doc.y + 8 : doc.y - figureHeight - 4;
    const left = margin + place * (figureWidth + figureGap);
    const width = figureWidth - 12;
    doc.rect(left, top, figureWidth, figureHeight).lineWidth(1.25).strokeColor('#000').stroke();
    doc
      .font(pdfFaces.bold)
      .fontSize(8)
      .text(label, left + 6, top + 6, { width });
    doc.fontSize(12.5).text(value, left + 6, top + 28, { width });
    doc
      .font(pdfFaces.text)
      .fontSize(6.5)
      .text(meaning, left + 6, top + 46, { width });
    doc.y = top + figureHeight + 4;
  });
}

/** One table row: the label is its header cell, the value is right-aligned. */
function rowOf(doc: Doc, { label, value, isTotal = false }: ContractRow) {
  const font = isTotal ? pdfFaces.bold : pdfFaces.text;
  let top = 0;
  const row = doc.struct('TR');
  row.add(
    doc.struct('TH', {}, () => {
      doc.y += 4;
      breakBefore(doc, 16);
      if (isTotal) line(doc, { y: doc.y - 1, from: margin, to: right });
      top = doc.y + (isTotal ? 3 : 0);
      doc
        .font(font)
        .fontSize(9.5)
        .text(label, margin, top, { width: valueLeft - margin - 10 });
    }),
  );
  row.add(
    doc.struct('TD', {}, () => {
      const labelEnd = doc.y;
      doc.text(value, valueLeft, top, { width: right - valueLeft, align: 'right' });
      doc.y = Math.max(doc.y, labelEnd);
    }),
  );
  return row;
}

interface Line {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

function line(doc: Doc, { y, from, to }: Line): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor('#555').stroke();
}

function breakBefore(doc: Doc, heightPt: number): void {
  if (doc.y + heightPt > bottom) doc.addPage();
}

function signatureBlock(doc: Doc, { kind, buyer, seller }: ContractTerms, t: ContractTexts) {
  const isLease = kind === 'Lease';
  const section = doc.struct('Sect');
  section.add(
    doc.struct('H2', {}, () => {
      if (doc.y > signatureTop - 10) doc.addPage();
      doc.font(pdfFaces.bold).fontSize(12).text(t('signatures.title'), margin, signatureTop);
    }),
  );
  const places = [
    {
      place: signaturePlaces.buyer,
      role: t(isLease ? 'parties.lessee' : 'parties.buyer'),
      name: buyer.name || buyer.email || '',
    },
    {
      place: signaturePlaces.dealer,
      role: t(isLease ? 'signatures.lessor' : 'parties.seller'),
      name: seller.legalName,
    },
  ];
  for (const { place, role, name } of places) {
    section.add(
      doc.struct('P', {}, () => {
        line(doc, { y: place.y, from: place.x, to: place.x + signatureWidth });
        doc.font(pdfFaces.text).fontSize(9);
        doc.text(t('signatures.line', { role, name }), place.x, place.y + 5, { width: signatureWidth });
      }),
    );
  }
  return section;
}
