import type { ContractTexts } from '../contract-texts/contract-texts.ts';
import { evidenceRows, type SigningEvidence } from './signing-evidence.ts';
import { openPdf, pageSize, pdfFaces, setFace } from './open-pdf.ts';
import { breakBefore } from './tagged-pages.ts';

const { margin, width } = pageSize;

/** Returns the pages of evidence that follow a signed contract, as a tagged PDF of one section. */
export async function makeEvidencePdf(evidence: SigningEvidence, t: ContractTexts): Promise<Uint8Array> {
  const { doc, done } = openPdf({
    title: t('evidence.title'),
    author: evidence.sellerName,
    at: evidence.dealer.signedAt,
    locale: `${t('language')}-US`,
    isTagged: true,
  });
  const shape = { width: width - 2 * margin };
  const section = doc.struct('Sect');
  doc.addStructure(section);
  doc.font(pdfFaces.bold).fontSize(16);
  section.add(doc.struct('H2', {}, () => void doc.text(t('evidence.title'), margin, margin, shape)));
  for (const { label, value } of evidenceRows(evidence, t)) {
    doc.moveDown(0.8);
    setFace(doc, pdfFaces.text, value).fontSize(10);
    breakBefore(doc, doc.heightOfString(value, shape) + 14);
    section.add(
      doc.struct('P', {}, () => {
        doc.font(pdfFaces.bold).fontSize(9).text(label, shape);
        setFace(doc, pdfFaces.text, value).fontSize(10).text(value, shape);
      }),
    );
  }
  doc.moveDown(1.5).font(pdfFaces.text).fontSize(9).fillColor('#333');
  breakBefore(doc, doc.heightOfString(t('evidence.note'), shape));
  section.add(doc.struct('P', {}, () => void doc.text(t('evidence.note'), shape)));
  section.end();
  return done();
}
