import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { contractTerms } from '@forecourt/shared-contracts/signing';
import { isSigned } from '@forecourt/shared-contracts/progress';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { fail, type Caller, type Failure } from '../http/index.ts';
import { addressLine } from './address-line.ts';
import { unsignedFile } from './contract-files.ts';
import { endCeremonies, findConsent, updatePackage, type ConsentRow } from './contract-rows.ts';
import { contractLanguage } from './contract-texts/contract-texts.ts';
import type { SigningDeps } from './signing-deps.ts';
import { signingPackages } from './signing.tables.ts';
import { recordSigning } from './record-signing.ts';
import { canBeSigned, findSigningPackage, isDealOpen, type SigningPackageRow } from './signing-package.ts';

/** How long a contract can be signed: as long as an offer is valid (BUY-11). */
const contractLifeMs = 7 * 24 * 60 * 60 * 1000;

/** An order whose contract is being processed; its row is locked and `store` is the transaction. */
export interface ContractWork {
  readonly store: TenantStore;
  readonly order: OrderRow;
  readonly tenant: Tenant;
  readonly caller: Caller;
}

/** Why a contract can be neither created nor signed. */
export type ContractFailure = Failure<
  | 'error.step.notReady'
  | `error.signing.${'consentNeeded' | 'alreadySigned' | 'verificationExpired' | 'closed'}`
>;

/**
 * Whether the deal requires the buyer to verify again; once they have, the next contract continues the deal.
 */
function isVerificationExpired({ dealStatus, idVerificationStatus }: OrderRow): boolean {
  return dealStatus === 'VEXP' && idVerificationStatus !== 'COMPLETED';
}

/** Returns why an order's contract cannot be processed, before consent is checked. */
export async function refusalOfContract(
  { clock, refusalOfSigning }: Pick<SigningDeps, 'clock' | 'refusalOfSigning'>,
  { store, order }: Pick<ContractWork, 'store' | 'order'>,
): Promise<ContractFailure | undefined> {
  const newest = await findSigningPackage(store, order.orderNumber);
  if (isSigned(newest)) return fail('error.signing.alreadySigned');
  if (!isDealOpen(order)) return fail('error.signing.closed');
  if (isVerificationExpired(order)) return fail('error.signing.verificationExpired');
  return refusalOfSigning(store, order, clock.now());
}

/**
 * Whether a contract is in the language of the consent in effect, as what the buyer signs must be. One without
 * terms is in none yet.
 */
export function isInLanguageOf(
  { consentLanguage }: ConsentRow,
  { terms, language }: Pick<SigningPackageRow, 'terms' | 'language'>,
): boolean {
  return terms === null || contractLanguage(language ?? 'en') === contractLanguage(consentLanguage);
}

/**
 * Gives an order a contract that can be signed, in the language of the consent in effect. One that can be signed
 * is kept; one that the dealer sent but that was never opened gets its terms; if there is none, or it has ended or
 * is in another language, a new one with a new envelope is created. Requires consent to electronic records.
 */
export async function prepareContract(
  deps: SigningDeps,
  work: ContractWork,
): Promise<ContractFailure | undefined> {
  const { store, order } = work;
  const refusal = await refusalOfContract(deps, work);
  if (refusal) return refusal;
  const consent = await findConsent(store, order.orderNumber);
  if (!consent) return fail('error.signing.consentNeeded');
  const language = consent.consentLanguage;
  const newest = await findSigningPackage(store, order.orderNumber);
  if (canBeSigned(newest, order, deps.clock.now()) && isInLanguageOf(consent, newest)) {
    if (!newest.terms) await fillPackage(deps, work, { ...newest, language });
    return undefined;
  }
  if (newest) await endPackage(deps, work, newest);
  await makePackage(deps, work, language);
  if (order.dealStatus === 'VEXP') {
    await recordSigning(deps, store, { order, event: 'Verified', dealStatus: 'VRFY', actor: 'buyer' });
  }
  return undefined;
}

async function endPackage(
  deps: SigningDeps,
  { store, order }: ContractWork,
  old: SigningPackageRow,
): Promise<void> {
  const at = deps.clock.now();
  await endCeremonies(store, old.orderNumber, { outcome: 'REPLACED', at });
  if (old.status === 'Cancelled') return;
  await updatePackage(store, old, {
    status: 'Cancelled',
    endedAs: old.endedAs ?? (canBeSigned(old, order, at) ? 'CANCELLED' : 'EXPIRED'),
    endedAt: old.endedAt ?? at,
    updatedAt: at,
  });
  if (!old.endedAs) await recordSigning(deps, store, { order, event: 'Cancelled', actor: 'system' });
}

async function termsOf(
  { clock, partiesOf }: Pick<SigningDeps, 'clock' | 'partiesOf'>,
  { store, order, tenant, caller }: ContractWork,
) {
  const { contact, legalName, brandName, fulfillment } = tenant;
  const { buyerAddress, assignee } = await partiesOf(store, order);
  const account = [caller.givenName, caller.familyName].filter(Boolean).join(' ');
  const [applicant, ...coBuyers] = order.buyers;
  return contractTerms({
    dealType: order.dealType,
    orderNumber: order.orderNumber,
    dealRefId: order.dealRefId,
    contractOn: dateOnIn(clock.now(), contact.timeZone),
    seller: {
      legalName,
      brandName,
      phone: contact.phoneAbbreviation,
      address: addressLine(fulfillment.dealership),
    },
    buyer: {
      name: applicant ?? account,
      email: caller.email ?? null,
      ...(coBuyers.length > 0 && { coBuyers }),
      ...(buyerAddress && { address: buyerAddress }),
    },
    ...(assignee && { assignee }),
    vehicle: order.vehicle,
    price: order.price,
    tradedVehicle: order.tradeIn,
  });
}

async function fillPackage(deps: SigningDeps, work: ContractWork, sent: SigningPackageRow): Promise<void> {
  const filled = { ...sent, terms: await termsOf(deps, work), madeAt: deps.clock.now() };
  const { envelopeId, language } = sent;
  const { terms, madeAt } = filled;
  const change = { terms, language, madeAt, buyerEmail: work.caller.email ?? null };
  if (envelopeId === '') Object.assign(filled, { envelopeId: deps.random.uuid() });
  await updatePackage(work.store, sent, { ...change, envelopeId: filled.envelopeId });
  await unsignedFile(work.store, filled);
}

async function makePackage(deps: SigningDeps, work: ContractWork, language: string): Promise<void> {
  const { store, order, caller } = work;
  const now = deps.clock.now();
  await store.insert(signingPackages, [
    {
      orderNumber: order.orderNumber,
      envelopeId: deps.random.uuid(),
      status: 'Draft',
      signersCompleted: [],
      expiresAt: new Date(now.getTime() + contractLifeMs),
      updatedAt: now,
      madeAt: now,
      terms: await termsOf(deps, work),
      language,
      buyerEmail: caller.email ?? null,
    },
  ]);
  const made = await findSigningPackage(store, order.orderNumber);
  if (made) await unsignedFile(store, made);
}
