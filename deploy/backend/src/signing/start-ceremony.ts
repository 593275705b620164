import type { TenantStore } from '../db/index.ts';
import { fail, type Failure } from '../http/index.ts';
import { ceremonyToken, sha256Of } from './ceremony-token.ts';
import { endCeremonies, findConsent, updatePackage } from './contract-rows.ts';
import type { SigningDeps } from './signing-deps.ts';
import { signingCeremonies } from './signing.tables.ts';
import { recordSigning } from './record-signing.ts';
import { refusalOfContract, type ContractFailure, type ContractWork } from './prepare-contract.ts';
import { canBeSigned, findSigningPackage, type SigningPackageRow } from './signing-package.ts';

/** Lifetime of a link to the signing page. */
const ceremonyLifeMs = 30 * 60 * 1000;

function isOpened({ envelopeId, terms }: SigningPackageRow, asked: string): boolean {
  return envelopeId === asked && terms !== null;
}

type StartFailure = ContractFailure | Failure<'error.signing.unavailable' | 'error.unavailable'>;

/**
 * Starts signing an envelope. The first time, the documents are submitted for signing: the deal becomes SUBS
 * and the order CONTRACT_PENDING. A ceremony in progress ends, so that at most one link is valid.
 */
export async function startCeremony(
  deps: SigningDeps,
  work: ContractWork,
  envelopeId: string,
): Promise<StartFailure | undefined> {
  const { store, order } = work;
  const { orderNumber } = order;
  const refusal = await refusalOfContract(deps, work);
  if (refusal) return refusal;
  if (!deps.signing) return fail('error.unavailable');
  if (!(await findConsent(store, orderNumber))) return fail('error.signing.consentNeeded');
  const now = deps.clock.now();
  const signing = await findSigningPackage(store, orderNumber);
  if (!canBeSigned(signing, order, now) || !isOpened(signing, envelopeId)) {
    return fail('error.signing.unavailable');
  }

  await openLink(deps, store, signing);
  const wasSubmitted = signing.status === 'DocumentsSubmittedForSigning';
  await updatePackage(store, signing, {
    status: 'DocumentsSubmittedForSigning',
    begunAt: signing.begunAt ?? now,
    updatedAt: now,
  });
  if (wasSubmitted && order.dealStatus === 'SUBS') return undefined;
  const move = { order, dealStatus: 'SUBS', orderStatus: 'CONTRACT_PENDING', actor: 'buyer' } as const;
  await recordSigning(deps, store, { ...move, event: 'DocumentsSubmittedForSigning' });
  return undefined;
}

async function openLink(
  { clock, random, linkSecret }: SigningDeps,
  store: TenantStore,
  { orderNumber, envelopeId }: SigningPackageRow,
): Promise<void> {
  const id = random.uuid();
  const now = clock.now();
  await endCeremonies(store, orderNumber, { outcome: 'REPLACED', at: now });
  await store.insert(signingCeremonies, [
    {
      id,
      orderNumber,
      envelopeId,
      tokenHash: sha256Of(ceremonyToken(linkSecret, store.tenantId, id)),
      startedAt: now,
      expiresAt: new Date(now.getTime() + ceremonyLifeMs),
    },
  ]);
}
