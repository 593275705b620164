import { PDFDocument } from '@cantoo/pdf-lib';
import { contractTexts } from '../contract-texts/contract-texts.ts';
import { makeEvidencePdf } from './evidence-pages.ts';
import { makeSignaturePdf } from './signature-pages.ts';
import { signers, type SigningEvidence } from './signing-evidence.ts';
import { openStructure } from './pdf-structure.ts';

/**
 * Returns the contract with both signatures on its last page, followed by a page of evidence, all tagged as the
 * contract is. These are electronic signatures with evidence: who, when, the SHA-256 of the file that was signed,
 * and the envelope; no certificate seals the file.
 */
export async function stampSignatures(unsigned: Uint8Array, evidence: SigningEvidence): Promise<Uint8Array> {
  const t = contractTexts(evidence.language);
  const load = async (pdf: Uint8Array) => PDFDocument.load(pdf, { updateMetadata: false });
  const contract = await load(unsigned);
  const structure = openStructure(contract);
  const signatures = await contract.embedPdf(
    await load(await makeSignaturePdf(evidence, t)),
    signers.map((_signer, index) => index),
  );
  for (const [index, signature] of signatures.entries()) structure.drawSignature(signature, index);
  structure.appendPages(await load(await makeEvidencePdf(evidence, t)));
  return contract.save();
}
