import * as v from 'valibot';
import { statusSchema } from '../http/status-schema.ts';
import { ContractTermsSchema } from './contract-terms.ts';
import { contractStatuses } from './signing-endpoints.ts';

/** Version of the electronic records disclosure that buyers consent to. */
export const electronicConsentVersion = 1;

/** Who signs a contract. */
export const contractSigners = ['buyer', 'dealer'] as const;

/** A signature on a contract. */
export const ContractSignatureSchema = v.object({
  signer: statusSchema(contractSigners),
  name: v.string(),
  signedAt: v.string(),
});

/** Why a contract ended unsigned. CLOSED: its order was canceled, or its loan declined. */
export const contractEndings = ['DECLINED', 'TIMED_OUT', 'EXPIRED', 'CANCELLED', 'CLOSED'] as const;
export type ContractEnding = (typeof contractEndings)[number];

const EndingSchema = v.object({ reason: statusSchema(contractEndings), at: v.nullable(v.string()) });

/** The newest contract of an order. Instants are ISO 8601, UTC. */
export const ContractSchema = v.object({
  envelopeId: v.string(),
  status: statusSchema(contractStatuses),
  madeAt: v.string(),
  /** Deadline for signing; null once it is signed. */
  expiresAt: v.nullable(v.string()),
  /** Whether the buyer has opened the signing page. */
  isBegun: v.boolean(),
  /** Null until there is consent to electronic records. */
  terms: v.nullable(ContractTermsSchema),
  /** Where to continue the signing in progress: a path of the site, or a URL of the provider. */
  providerUrl: v.nullable(v.string()),
  signatures: v.array(ContractSignatureSchema),
  ending: v.nullable(EndingSchema),
  /** SHA-256 of the signed file, in hexadecimal. */
  documentSha256: v.nullable(v.string()),
  /** Whether the copy with both signatures can be downloaded. */
  isFinalReady: v.boolean(),
});
export type Contract = v.InferOutput<typeof ContractSchema>;

/** Consent to electronic records, null before it is given and after it is withdrawn; and the contract, null until it is created. */
export const ContractStateSchema = v.object({
  consent: v.nullable(v.object({ termsVersion: v.number(), givenAt: v.string() })),
  contract: v.nullable(ContractSchema),
});
export type ContractState = v.InferOutput<typeof ContractStateSchema>;
