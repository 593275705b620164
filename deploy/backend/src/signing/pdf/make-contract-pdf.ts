import type { ContractTerms } from '@forecourt/shared-contracts/signing';
import { contractTexts, type ContractTexts } from '../contract-texts/contract-texts.ts';
import type { ContractFigure, ContractRow, ContractSection } from './contract-section.ts';
import { contractSections } from './contract-text.ts';
import { openPdf, pageSize, pdfFaces, setFace } from './open-pdf.ts';
import { addElement, breakBefore, drawArtifact, type Element } from './tagged-pages.ts';

const { width, margin } = pageSize;
const right = width - margin;
const valueLeft = 300;

/**
 * Position of each signature on the last page, which holds the agreement: the baseline, in points from the
 * top left.
 */
export const signaturePlaces = {
  buyer: { x: margin, y: 430 },
  dealer: { x: 330, y: 430 },
} as const;
const signatureTop = 350;
/** Length of the line below each signature, in points. */
export const signatureWidth = 228;

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
      const line = t('envelope', { seller: terms.seller.legalName, envelopeId });
      setFace(doc, pdfFaces.text, line).fontSize(9).fillColor('#444').text(line).fillColor('#000');
    }),
  );
  const sections = contractSections(terms, t);
  for (const section of sections) addSection(doc, root, { section, startsPage: section === sections.at(-1) });
  addSignatures(doc, root, { terms, t });
  root.end();
  return done();
}

interface PlacedSection {
  readonly section: ContractSection;
  readonly startsPage: boolean;
}

function addSection(
  doc: Doc,
  root: Element,
  { section: { title, figures = [], rows, paragraphs }, startsPage }: PlacedSection,
): void {
  const section = addElement(doc, root, 'Sect');
  doc.y += 14;
  if (startsPage) doc.addPage();
  else breakBefore(doc, figures.length > 0 ? 60 + figureHeight : 60);
  section.add(
    doc.struct('H2', {}, () => void doc.font(pdfFaces.bold).fontSize(12).text(title, margin, doc.y)),
  );
  for (const [place, figure] of figures.entries()) addFigure(doc, section, { figure, place });
  if (rows.length > 0) {
    const table = addElement(doc, section, 'Table');
    for (const row of rows) addRow(doc, table, row);
  }
  for (const paragraph of paragraphs) addParagraph(doc, section, paragraph);
}

function addParagraph(doc: Doc, section: Element, paragraph: string): void {
  const shape = { width: right - margin, lineGap: 2 };
  setFace(doc, pdfFaces.text, paragraph).fontSize(9.5);
  breakBefore(doc, doc.heightOfString(paragraph, shape) + 6);
  section.add(doc.struct('P', {}, () => void doc.text(paragraph, margin, doc.y + 6, shape)));
}

const figureHeight = 76;
const figureGap = 8;
/** As many as a loan discloses side by side. */
const figureWidth = (right - margin - 3 * figureGap) / 4;

interface PlacedFigure {
  readonly figure: ContractFigure;
  /** Counted from the left. */
  readonly place: number;
}

/** A figure in its box: its name, the amount, and what it means. */
function addFigure(
  doc: Doc,
  section: Element,
  { figure: { label, value, meaning }, place }: PlacedFigure,
): void {
  const top = place === 0 ? doc.y + 8 : doc.y - figureHeight - 4;
  const left = margin + place * (figureWidth + figureGap);
  drawArtifact(doc, () => {
    doc.rect(left, top, figureWidth, figureHeight).lineWidth(1.25).strokeColor('#000').stroke();
  });
  const shape = { width: figureWidth - 12 };
  section.add(
    doc.struct('P', {}, () => {
      doc.font(pdfFaces.bold).fontSize(8);
      doc.text(label, left + 6, top + 6, shape);
      doc.fontSize(12.5).text(value, left + 6, top + 28, shape);
      doc.font(pdfFaces.text).fontSize(6.5);
      doc.text(meaning, left + 6, top + 46, shape);
    }),
  );
  doc.y = top + figureHeight + 4;
}

/** One table row: the label is its header cell, the value is right-aligned. */
function addRow(doc: Doc, table: Element, { label, value, isTotal = false }: ContractRow): void {
  const labelShape = { width: valueLeft - margin - 10 };
  const valueShape = { width: right - valueLeft, align: 'right' } as const;
  const face = isTotal ? pdfFaces.bold : pdfFaces.text;
  doc.font(face).fontSize(9.5);
  doc.y += 4;
  const labelHeight = doc.heightOfString(label, labelShape);
  const height = Math.max(labelHeight, setFace(doc, face, value).heightOfString(value, valueShape));
  breakBefore(doc, height + 4);
  if (isTotal) drawLine(doc, { y: doc.y - 1, from: margin, to: right });
  const top = doc.y + (isTotal ? 3 : 0);
  const row = addElement(doc, table, 'TR');
  row.add(doc.struct('TH', {}, () => void doc.font(face).text(label, margin, top, labelShape)));
  setFace(doc, face, value);
  row.add(doc.struct('TD', {}, () => void doc.text(value, valueLeft, top, valueShape)));
  doc.y = top + height;
}

interface Line {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

function drawLine(doc: Doc, { y, from, to }: Line): void {
  drawArtifact(doc, () => {
    doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor('#555').stroke();
  });
}

interface SignatureTexts {
  readonly terms: ContractTerms;
  readonly t: ContractTexts;
}

function addSignatures(doc: Doc, root: Element, { terms: { kind, buyer, seller }, t }: SignatureTexts): void {
  const isLease = kind === 'Lease';
  const section = addElement(doc, root, 'Sect');
  if (doc.y > signatureTop - 10) doc.addPage();
  doc.font(pdfFaces.bold).fontSize(12);
  section.add(doc.struct('H2', {}, () => void doc.text(t('signatures.title'), margin, signatureTop)));
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
    drawLine(doc, { y: place.y, from: place.x, to: place.x + signatureWidth });
    const line = t('signatures.line', { role, name });
    setFace(doc, pdfFaces.text, line).fontSize(9);
    section.add(
      doc.struct('P', {}, () => void doc.text(line, place.x, place.y + 5, { width: signatureWidth })),
    );
  }
}
