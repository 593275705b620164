import * as v from 'valibot';
import { OrderParamsSchema } from '../commerce/order-number.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { ContractStateSchema, electronicConsentVersion } from './contract-schema.ts';

const base = '/api/contracting/signing/:orderNumber';

/** Why a contract cannot be created or signed now. */
const contractErrors = {
  'error.step.notReady': 409,
  /** There is no consent to electronic records. */
  'error.signing.consentNeeded': 409,
  'error.signing.alreadySigned': 409,
  /** The deal's verification expired (VEXP); the buyer must verify again first. */
  'error.signing.verificationExpired': 409,
  /** The order or its deal was canceled or declined: no contract is available. */
  'error.signing.closed': 409,
} as const;

/** Returns the contract state of an order; only for the order's account. Reading creates nothing. */
export const getContract = defineEndpoint({
  id: 'signing.getContract',
  method: 'GET',
  path: `${base}/contract`,
  auth: 'required',
  params: OrderParamsSchema,
  response: ContractStateSchema,
});

/**
 * Gives consent to electronic records, which is required before the first document (E-SIGN, 15 USC 7001(c)), and creates the contract if
 * there is none. Idempotent.
 */
export const giveElectronicConsent = defineEndpoint({
  id: 'signing.giveConsent',
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

/** Withdraws the consent and ends any signing in progress. Documents already signed stay signed. Without consent it changes nothing. */
export const withdrawElectronicConsent = defineEndpoint({
  id: 'signing.withdrawConsent',
  method: 'POST',
  path: `${base}/consent/withdraw`,
  auth: 'required',
  params: OrderParamsSchema,
  body: v.strictObject({}),
  response: ContractStateSchema,
});

/** Requests a contract: a new one with a new envelope if the last one ended unsigned; one that can be signed stays. */
export const requestContract = defineEndpoint({
  id: 'signing.askForContract',
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
 * Starts or restarts signing at the provider: the link of the previous ceremony stops working. The response never includes `providerUrl`;
 * {@link getContract} does.
 */
export const startSigning = defineEndpoint({
  id: 'signing.startSigning',
  method: 'POST',
  path: `${base}/ceremony`,
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  body: v.strictObject({ envelopeId: v.pipe(v.string(), v.maxLength(64)) }),
  response: ContractStateSchema,
  errors: {
    ...contractErrors,
    /** The contract ended or was replaced. */
    'error.signing.unavailable': 409,
  },
});

/** Returns the newest contract as PDF: unsigned, or with both signatures and their evidence once the dealer has countersigned. */
export const downloadContract = defineEndpoint({
  id: 'signing.download',
  method: 'GET',
  path: `${base}/contract.pdf`,
  auth: 'required',
  params: OrderParamsSchema,
  query: v.object({ copy: v.optional(v.picklist(['unsigned', 'final']), 'unsigned') }),
  response: v.pipe(v.blob(), v.mimeType(['application/pdf']), v.minSize(1)),
  errors: { 'error.signing.consentNeeded': 409 },
});
