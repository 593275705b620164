import type { TenantStore } from '../db/index.ts';
import type { SigningDeps } from './signing-deps.ts';
import { sha256Of } from './ceremony-token.ts';
import { findConsentAt, findContractFile } from './contract-rows.ts';
import { signingFiles } from './signing.tables.ts';
import { makeContractPdf } from './pdf/make-contract-pdf.ts';
import type { SigningEvidence } from './pdf/signing-evidence.ts';
import type { SigningPackageRow } from './signing-package.ts';

/** A PDF of a contract with its fingerprint. */
interface ContractFile {
  readonly sha256: string;
  readonly content: Uint8Array;
}

async function keepFile(
  store: TenantStore,
  envelopeId: string,
  { copy, content }: { readonly copy: 'unsigned' | 'final'; readonly content: Uint8Array },
): Promise<ContractFile> {
  const sha256 = sha256Of(content);
  await store.insertMissing(signingFiles, [{ envelopeId, copy, sha256, content }]);
  return (await findContractFile(store, envelopeId, copy)) ?? { sha256, content };
}

/**
 * Returns the contract as created, undefined while it has no terms. The PDF is generated once from the terms,
 * at the latest when first requested, as for sample orders; from then on the stored bytes are the contract.
 */
export async function unsignedFile(
  store: TenantStore,
  { envelopeId, terms, language, madeAt }: SigningPackageRow,
): Promise<ContractFile | undefined> {
  const found = await findContractFile(store, envelopeId, 'unsigned');
  if (found || !terms || !madeAt) return found;
  const content = await makeContractPdf(terms, { envelopeId, madeAt, language: language ?? 'en' });
  return keepFile(store, envelopeId, { copy: 'unsigned', content });
}

/** The copy with both signatures and their evidence; undefined while a signature is missing. */
export async function finalFile(
  { signing }: Pick<SigningDeps, 'signing'>,
  store: TenantStore,
  row: SigningPackageRow,
): Promise<ContractFile | undefined> {
  const { envelopeId } = row;
  const found = await findContractFile(store, envelopeId, 'final');
  if (found || !signing) return found;
  const unsigned = await unsignedFile(store, row);
  const evidence = unsigned && (await evidenceOf(store, row, unsigned.sha256));
  if (!evidence) return undefined;
  return keepFile(store, envelopeId, {
    copy: 'final',
    content: await signing.stamp(unsigned.content, evidence),
  });
}

async function evidenceOf(
  store: TenantStore,
  row: SigningPackageRow,
  unsignedSha256: string,
): Promise<SigningEvidence | undefined> {
  const { terms, buyerName, buyerSignedAt, dealerName, dealerSignedAt } = row;
  if (!terms || !buyerName || !buyerSignedAt || !dealerName || !dealerSignedAt) return undefined;
  const consent = await findConsentAt(store, row.orderNumber, buyerSignedAt);
  return {
    envelopeId: row.envelopeId,
    orderNumber: row.orderNumber,
    unsignedSha256,
    sellerName: terms.seller.legalName,
    language: row.language ?? 'en',
    consent: consent ?? null,
    openedAt: row.begunAt,
    buyer: { name: buyerName, email: row.buyerEmail, signedAt: buyerSignedAt },
    dealer: { name: dealerName, signedAt: dealerSignedAt },
  };
}
