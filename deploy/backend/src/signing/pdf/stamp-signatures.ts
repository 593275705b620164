import { PDFDocument } from '@cantoo/pdf-lib';
import { contractTexts } from '../contract-texts/contract-texts.ts';
import { evidenceRows, type SigningEvidence } from './signing-evidence.ts';
import { signaturePlaces } from './make-contract-pdf.ts';
import { openPdf, pageSize, pdfFaces } from './open-pdf.ts';

const { width, height, margin } = pageSize;

/**
 * Returns the contract with both signatures on its last page, followed by a page of evidence. These are
 * electronic signatures with evidence: who, when, the SHA-256 of the file that was signed, and the envelope;
 * no certificate seals the file.
 */
export async function stampSignatures(unsigned: Uint8Array, evidence: SigningEvidence): Promise<Uint8Array> {
  const contract = await PDFDocument.load(unsigned, { updateMetadata: false });
  const stamps = await PDFDocument.load(await stampPages(evidence), { updateMetadata: false });
  const [overlay] = await contract.embedPdf(stamps, [0]);
  const last = contract.getPage(contract.getPageCount() - 1);
  if (overlay) last.drawPage(overlay, { x: 0, y: 0, width, height });
  const rest = stamps.getPageIndices().slice(1);
  for (const page of await contract.copyPages(stamps, rest)) contract.addPage(page);
  return contract.save();
}

/** First a page with only the signatures at their positions, then the evidence. */
async function stampPages(evidence: SigningEvidence): Promise<Uint8Array> {
  const t = contractTexts(evidence.language);
  const { doc, done } = openPdf({
    title: t('signatures.title'),
    author: evidence.sellerName,
    at: evidence.dealer.signedAt,
    locale: `${t('language')}-US`,
    isTagged: false,
  });
  for (const signer of ['buyer', 'dealer'] as const) {
    const { x, y } = signaturePlaces[signer];
    const { name, signedAt } = evidence[signer];
    doc.font(pdfFaces.signature).fontSize(17).fillColor('#10357a');
    doc.text(name, x, y - 40, { width: 228, height: 22, ellipsis: true, lineBreak: false });
    doc.font(pdfFaces.text).fontSize(7).fillColor('#333');
    const at = signedAt.toISOString();
    doc.text(t('signatures.signedAt', { at }), x, y - 12, { width: 228, lineBreak: false });
  }
  doc.addPage();
  doc.font(pdfFaces.bold).fontSize(16).fillColor('#000');
  doc.text(t('evidence.title'), margin, margin);
  for (const { label, value } of evidenceRows(evidence, t)) {
    doc.moveDown(0.8);
    doc.font(pdfFaces.bold).fontSize(9).text(label);
    doc.font(pdfFaces.text).fontSize(10).text(value);
  }
  doc.moveDown(1.5).fontSize(9).fillColor('#333');
  doc.text(t('evidence.note'));
  return done();
}
