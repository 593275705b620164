import type { giveElectronicConsent } from '@forecourt/shared-contracts/signing';
import type { EndpointParsedBody } from '@forecourt/shared-contracts/http';
import { and, eq, isNull } from 'drizzle-orm';
import { lockOrder } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { endCeremonies, findConsent } from './contract-rows.ts';
import type { SigningDeps } from './signing-deps.ts';
import { signingConsents } from './signing.tables.ts';
import {
  isInLanguageOf,
  prepareContract,
  refusalOfContract,
  type ContractFailure,
  type ContractWork,
} from './prepare-contract.ts';
import { canBeSigned, findSigningPackage, type SigningPackageRow } from './signing-package.ts';

/**
 * Stores the consent with its time and version, then creates the contract if there is none with terms yet, or if
 * the one that could be signed is in another language than the consent.
 */
export async function giveConsent(
  deps: SigningDeps,
  work: ContractWork,
  body: EndpointParsedBody<typeof giveElectronicConsent>,
): Promise<ContractFailure | undefined> {
  const { store, order } = work;
  const { orderNumber } = order;
  const refusal = await refusalOfContract(deps, work);
  if (refusal) return refusal;
  if (!(await findConsent(store, orderNumber))) {
    const consent = { id: deps.random.uuid(), orderNumber, givenAt: deps.clock.now(), ...body };
    await store.insert(signingConsents, [consent]);
  }
  const newest = await findSigningPackage(store, orderNumber);
  const isMissing = !newest || (newest.terms === null && newest.status !== 'Cancelled');
  const isNeeded = isMissing || (await isInOtherLanguage(deps, work, newest));
  return isNeeded ? prepareContract(deps, work) : undefined;
}

/** Whether the buyer could sign a contract that is not in the language of their consent. */
async function isInOtherLanguage(
  { clock }: SigningDeps,
  { store, order }: ContractWork,
  signing: SigningPackageRow,
): Promise<boolean> {
  const consent = await findConsent(store, order.orderNumber);
  if (!consent || !canBeSigned(signing, order, clock.now())) return false;
  return !isInLanguageOf(consent, signing);
}

/** Withdraws the consent and ends a ceremony in progress. */
export function withdrawConsent(store: TenantStore, orderNumber: string, at: Date): Promise<void> {
  return store.transaction(async (inner) => {
    await lockOrder(inner, orderNumber);
    await inner.update(
      signingConsents,
      { withdrawnAt: at },
      and(eq(signingConsents.orderNumber, orderNumber), isNull(signingConsents.withdrawnAt)),
    );
    await endCeremonies(inner, orderNumber, { outcome: 'WITHDRAWN', at });
  });
}
