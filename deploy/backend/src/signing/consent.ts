import type { giveElectronicConsent } from '@forecourt/shared-contracts/signing';
import type { EndpointParsedBody } from '@forecourt/shared-contracts/http';
import { and, eq, isNull } from 'drizzle-orm';
import { lockOrder } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { endCeremonies, findConsent } from './contract-rows.ts';
import type { SigningDeps } from './signing-deps.ts';
import { signingConsents } from './signing.tables.ts';
import {
  prepareContract,
  refusalOfContract,
  type ContractFailure,
  type ContractWork,
} from './prepare-contract.ts';
import { findSigningPackage } from './signing-package.ts';

/**
 * Stores the consent with its time and version, then creates the contract if there is none with terms yet.
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
  return isMissing ? prepareContract(deps, work) : undefined;
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
