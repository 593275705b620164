import type { ContractRow } from './contract-section.ts';

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
  /** Null if a sample order was created without one. */
  readonly consent: { readonly termsVersion: number; readonly givenAt: Date } | null;
  readonly openedAt: Date | null;
  readonly buyer: Signature & { readonly email: string | null };
  readonly dealer: Signature;
}

/** Returns the evidence as rows for its page. Instants are UTC. */
export function evidenceRows(evidence: SigningEvidence): readonly ContractRow[] {
  const { buyer, consent, dealer, openedAt } = evidence;
  const account = buyer.email ? `, account ${buyer.email}` : '';
  return [
    { label: 'Envelope', value: evidence.envelopeId },
    { label: 'Order', value: evidence.orderNumber },
    { label: 'SHA-256 of the file that was signed', value: evidence.unsignedSha256 },
    ...(consent
      ? [
          {
            label: 'Consent to electronic records',
            value: `Version ${consent.termsVersion}, given ${consent.givenAt.toISOString()}`,
          },
        ]
      : []),
    ...(openedAt ? [{ label: 'Signing page opened', value: openedAt.toISOString() }] : []),
    {
      label: 'Signed by the buyer',
      value: `${buyer.name}${account}, ${buyer.signedAt.toISOString()}; name typed and adopted as signature`,
    },
    {
      label: 'Countersigned by the seller',
      value: `${dealer.name} for ${evidence.sellerName}, ${dealer.signedAt.toISOString()}`,
    },
  ];
}
