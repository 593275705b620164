import { and, desc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { signingConsents, signingCeremonies, signingFiles, signingPackages } from './signing.tables.ts';
import type { SigningPackageRow } from './signing-package.ts';

/** A stored signing ceremony. */
export type CeremonyRow = typeof signingCeremonies.$inferSelect;
/** A stored consent. */
export type ConsentRow = typeof signingConsents.$inferSelect;
/** How a ceremony ended. */
type CeremonyOutcome = NonNullable<CeremonyRow['outcome']>;

/** Returns the consent in effect for an order; undefined if none was given or it was withdrawn. */
export function findConsent(store: TenantStore, orderNumber: string): Promise<ConsentRow | undefined> {
  return store.findOne(signingConsents, {
    where: and(eq(signingConsents.orderNumber, orderNumber), isNull(signingConsents.withdrawnAt)),
  });
}

/** Returns every consent of an order, the newest first, also those that were withdrawn. */
export function consentsOfOrder(store: TenantStore, orderNumber: string): Promise<ConsentRow[]> {
  return store.find(signingConsents, {
    where: eq(signingConsents.orderNumber, orderNumber),
    orderBy: [desc(signingConsents.givenAt)],
  });
}

/** Returns the consent that was in effect at an instant, also if it was withdrawn later. */
export async function findConsentAt(
  store: TenantStore,
  orderNumber: string,
  at: Date,
): Promise<ConsentRow | undefined> {
  const { withdrawnAt, givenAt } = signingConsents;
  const [consent] = await store.find(signingConsents, {
    where: and(
      eq(signingConsents.orderNumber, orderNumber),
      lte(givenAt, at),
      or(isNull(withdrawnAt), gte(withdrawnAt, at)),
    ),
    orderBy: [desc(givenAt)],
  });
  return consent;
}

/** Returns the ceremony of a link's token. */
export function findCeremony(store: TenantStore, tokenHash: string): Promise<CeremonyRow | undefined> {
  return store.findOne(signingCeremonies, { where: eq(signingCeremonies.tokenHash, tokenHash) });
}

/** Returns the order's ceremony that has not ended; its link may have expired. */
export function openCeremony(store: TenantStore, orderNumber: string): Promise<CeremonyRow | undefined> {
  return store.findOne(signingCeremonies, { where: isOpenOf(orderNumber) });
}

/** Ends any open ceremony of an order, and its link. */
export async function endCeremonies(
  store: TenantStore,
  orderNumber: string,
  { outcome, at }: { readonly outcome: CeremonyOutcome; readonly at: Date },
): Promise<void> {
  await store.update(signingCeremonies, { endedAt: at, outcome }, isOpenOf(orderNumber));
}

function isOpenOf(orderNumber: string) {
  return and(eq(signingCeremonies.orderNumber, orderNumber), isNull(signingCeremonies.endedAt));
}

/** Whether a link is still valid. */
export function isCeremonyRunning(ceremony: CeremonyRow, now: Date): boolean {
  return ceremony.endedAt === null && ceremony.expiresAt > now;
}

/** Updates one package. */
export async function updatePackage(
  store: TenantStore,
  { orderNumber, envelopeId }: Pick<SigningPackageRow, 'orderNumber' | 'envelopeId'>,
  change: Partial<Omit<SigningPackageRow, 'tenantId'>>,
): Promise<void> {
  const isThis = and(
    eq(signingPackages.orderNumber, orderNumber),
    eq(signingPackages.envelopeId, envelopeId),
  );
  await store.update(signingPackages, change, isThis);
}

/** Returns a stored PDF of an envelope. */
export function findContractFile(store: TenantStore, envelopeId: string, copy: 'unsigned' | 'final') {
  return store.findOne(signingFiles, {
    where: and(eq(signingFiles.envelopeId, envelopeId), eq(signingFiles.copy, copy)),
  });
}
