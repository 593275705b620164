import type { Contract, ContractState } from '@forecourt/shared-contracts/signing';
import { isSigned } from '@forecourt/shared-contracts/progress';
import type { OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { ceremonyToken } from './ceremony-token.ts';
import type { SigningDeps } from './signing-deps.ts';
import { findConsent, findContractFile, isCeremonyRunning, openCeremony } from './contract-rows.ts';
import { findSigningPackage, isDealOpen, signingFault, type SigningPackageRow } from './signing-package.ts';

/**
 * Returns the state of an order's contract as its owner sees it. The terms are withheld until consent is on
 * record or the contract is signed.
 */
export async function contractState(
  deps: SigningDeps,
  store: TenantStore,
  order: OrderRow,
): Promise<ContractState> {
  const consent = await findConsent(store, order.orderNumber);
  const signing = await findSigningPackage(store, order.orderNumber);
  return {
    consent: consent ? { termsVersion: consent.termsVersion, givenAt: consent.givenAt.toISOString() } : null,
    contract: signing
      ? await contractView(deps, store, { order, signing, hasConsent: Boolean(consent) })
      : null,
  };
}

interface Viewed {
  readonly order: OrderRow;
  readonly signing: SigningPackageRow;
  readonly hasConsent: boolean;
}

async function contractView(
  deps: SigningDeps,
  store: TenantStore,
  { order, signing, hasConsent }: Viewed,
): Promise<Contract> {
  const isShown = hasConsent || isSigned(signing);
  const file = isShown ? await findContractFile(store, signing.envelopeId, 'unsigned') : undefined;
  return {
    envelopeId: signing.envelopeId,
    status: signing.status,
    madeAt: (signing.madeAt ?? signing.updatedAt).toISOString(),
    expiresAt: signing.expiresAt?.toISOString() ?? null,
    isBegun: signing.begunAt !== null,
    terms: isShown ? signing.terms : null,
    providerUrl: hasConsent ? await providerUrlOf(deps, store, order) : null,
    signatures: signaturesOf(signing),
    ending: endingOf(signing, order, deps.clock.now()),
    documentSha256: file?.sha256 ?? null,
    isFinalReady: signing.dealerSignedAt !== null,
  };
}

function signaturesOf(signing: SigningPackageRow): Contract['signatures'] {
  const { buyerName, buyerSignedAt, dealerName, dealerSignedAt } = signing;
  return [
    { signer: 'buyer' as const, name: buyerName, at: buyerSignedAt },
    { signer: 'dealer' as const, name: dealerName, at: dealerSignedAt },
  ].flatMap(({ signer, name, at }) => (at ? [{ signer, name: name ?? '', signedAt: at.toISOString() }] : []));
}

function endingOf(signing: SigningPackageRow, order: OrderRow, now: Date): Contract['ending'] {
  if (isSigned(signing)) return null;
  const at = signing.endedAt?.toISOString() ?? null;
  if (signing.endedAs) return { reason: signing.endedAs, at };
  if (!isDealOpen(order)) return { reason: 'CLOSED', at: null };
  if (signing.status === 'Cancelled') return { reason: 'CANCELLED', at };
  const fault = signingFault(signing, order.dealStatus, now);
  return fault ? { reason: 'EXPIRED', at: signing.expiresAt?.toISOString() ?? null } : null;
}

/** Where the ceremony in progress continues. */
async function providerUrlOf(
  { clock, linkSecret, signing: port }: SigningDeps,
  store: TenantStore,
  { orderNumber }: OrderRow,
): Promise<string | null> {
  const running = await openCeremony(store, orderNumber);
  if (!running || !port || !isCeremonyRunning(running, clock.now())) return null;
  return port.pageOf(ceremonyToken(linkSecret, store.tenantId, running.id));
}
