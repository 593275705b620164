import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { ContractStateSchema, electronicConsentVersion } from './contract-schema.ts';
import { OrderParamsSchema } from './contracting-endpoints.ts';

const base = '/api/contracting/signing/:orderNumber';

/** Why a contract cannot be made or signed now. */
const contractErrors = {
  'error.step.notReady': 409,
  /** Consent to electronic records is not on record. */
  'error.signing.consentNeeded': 409,
  'error.signing.alreadySigned': 409,
  /** The deal's verification expired (VEXP); the buyer verifies again first. */
  'error.signing.verificationExpired': 409,
  /** The order or its deal was cancelled or declined: no contract is to be had. */
  'error.signing.closed': 409,
} as const;

/** Where the contract of an order stands; for the account of the order alone. Reading makes nothing. */
export const getContract = defineEndpoint({
  id: 'contracting.getContract',
  method: 'GET',
  path: `${base}/contract`,
  auth: 'required',
  params: OrderParamsSchema,
  response: ContractStateSchema,
});

/**
 * Agrees to electronic records, which comes before the first paper (E-SIGN, 15 USC 7001(c)), and makes the contract where there is
 * none. Agreeing twice is fine.
 */
export const giveElectronicConsent = defineEndpoint({
  id: 'contracting.giveConsent',
  method: 'POST',
  path: `${base}/consent`,
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  body: v.strictObject({
    termsVersion: v.literal(electronicConsentVersion),
    consentLanguage: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  }),
  response: ContractStateSchema,
  errors: contractErrors,
});

/** Takes the consent back and ends a signing under way. What was signed before stays signed. Without consent it changes nothing. */
export const withdrawElectronicConsent = defineEndpoint({
  id: 'contracting.withdrawConsent',
  method: 'POST',
  path: `${base}/consent/withdraw`,
  auth: 'required',
  params: OrderParamsSchema,
  body: v.strictObject({}),
  response: ContractStateSchema,
});

/** Asks for a contract: a new one with a new envelope in place of one that ended unsigned; one that can be signed stays. */
export const askForContract = defineEndpoint({
  id: 'contracting.askForContract',
  method: 'POST',
  path: `${base}/contract`,
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  body: v.strictObject({}),
  response: ContractStateSchema,
  errors: contractErrors,
});

/**
 * Begins signing at the provider, or begins it anew: the link of the ceremony before ends. The answer never
 * holds `providerUrl`; {@link getContract} does.
 */
export const startSigning = defineEndpoint({
  id: 'contracting.startSigning',
  method: 'POST',
  path: `${base}/ceremony`,
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  body: v.strictObject({ envelopeId: v.pipe(v.string(), v.maxLength(64)) }),
  response: ContractStateSchema,
  errors: {
    ...contractErrors,
    /** The contract ended, or another took its place. */
    'error.signing.unavailable': 409,
  },
});

/** The newest contract as PDF: as made, or with both signatures and their evidence once the dealer has countersigned. */
export const downloadContract = defineEndpoint({
  id: 'contracting.download',
  method: 'GET',
  path: `${base}/contract.pdf`,
  auth: 'required',
  params: OrderParamsSchema,
  query: v.object({ copy: v.optional(v.picklist(['unsigned', 'final']), 'unsigned') }),
  response: v.pipe(v.blob(), v.mimeType(['application/pdf']), v.minSize(1)),
  errors: { 'error.signing.consentNeeded': 409 },
});
