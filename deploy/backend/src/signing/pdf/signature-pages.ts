import type { ContractTexts } from '../contract-texts/contract-texts.ts';
import { signaturePlaces, signatureWidth } from './make-contract-pdf.ts';
import { openPdf, pdfFaces, setFace } from './open-pdf.ts';
import { signers, type SigningEvidence } from './signing-evidence.ts';

const largestPt = 17;

/**
 * Returns a PDF with a page per signer, in their order: the signature with its time, at its position, and
 * nothing else. They are untagged, since what is drawn over a page is tagged there. A long name is set smaller, so
 * that all of it is above its line.
 */
export async function makeSignaturePdf(evidence: SigningEvidence, t: ContractTexts): Promise<Uint8Array> {
  const { doc, done } = openPdf({
    title: t('signatures.title'),
    author: evidence.sellerName,
    at: evidence.dealer.signedAt,
    locale: `${t('language')}-US`,
    isTagged: false,
  });
  for (const [index, signer] of signers.entries()) {
    if (index > 0) doc.addPage();
    const { x, y } = signaturePlaces[signer];
    const { name, signedAt } = evidence[signer];
    const line = { lineBreak: false, baseline: 'alphabetic' } as const;
    setFace(doc, pdfFaces.signature, name).fontSize(largestPt).fillColor('#10357a');
    doc.fontSize(Math.min(largestPt, (largestPt * signatureWidth) / doc.widthOfString(name)));
    doc.text(name, x, y - 24, line);
    doc.font(pdfFaces.text).fontSize(7).fillColor('#333');
    doc.text(t('signatures.signedAt', { at: signedAt.toISOString() }), x, y - 6, line);
  }
  return done();
}
