import type { ContractTexts } from '../contract-texts/contract-texts.ts';
import type { ContractRow } from './contract-section.ts';

/** Who signs a contract, in the order of their lines. */
export const signers = ['buyer', 'dealer'] as const;

/** Who signed, and when. */
interface Signature {
  readonly name: string;
  readonly signedAt: Date;
}

/** What is on record about the signing of one envelope. */
export interface SigningEvidence {
  readonly envelopeId: string;
  readonly orderNumber: string;
  /** SHA-256 of the file that was signed, in hexadecimal. */
  readonly unsignedSha256: string;
  readonly sellerName: string;
  /** Of the contract: 'en', 'es'. */
  readonly language: string;
  /** Null if a sample order was created without one. */
  readonly consent: { readonly termsVersion: number; readonly givenAt: Date } | null;
  readonly openedAt: Date | null;
  readonly buyer: Signature & { readonly email: string | null };
  readonly dealer: Signature;
}

/** Returns the evidence as rows for its page. Instants are UTC. */
export function evidenceRows(evidence: SigningEvidence, t: ContractTexts): readonly ContractRow[] {
  const { buyer, consent, dealer, openedAt } = evidence;
  const signed = { name: buyer.name, at: buyer.signedAt.toISOString() };
  return [
    { label: t('evidence.envelope'), value: evidence.envelopeId },
    { label: t('evidence.order'), value: evidence.orderNumber },
    { label: t('evidence.hash'), value: evidence.unsignedSha256 },
    ...(consent
      ? [
          {
            label: t('evidence.consent'),
            value: t('evidence.consentGiven', {
              version: String(consent.termsVersion),
              at: consent.givenAt.toISOString(),
            }),
          },
        ]
      : []),
    ...(openedAt ? [{ label: t('evidence.opened'), value: openedAt.toISOString() }] : []),
    {
      label: t('evidence.buyer'),
      value: buyer.email
        ? t('evidence.buyerSignedAs', { ...signed, email: buyer.email })
        : t('evidence.buyerSigned', signed),
    },
    {
      label: t('evidence.dealer'),
      value: t('evidence.dealerSigned', {
        name: dealer.name,
        seller: evidence.sellerName,
        at: dealer.signedAt.toISOString(),
      }),
    },
  ];
}
