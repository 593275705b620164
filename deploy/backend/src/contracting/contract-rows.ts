import { and, eq, isNull } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import {
  electronicConsents,
  signingCeremonies,
  signingFiles,
  signingPackages,
} from './contracting.tables.ts';
import type { SigningPackageRow } from './signing-package.ts';

/** A stored time at the signing page. */
export type CeremonyRow = typeof signingCeremonies.$inferSelect;
/** A stored consent. */
export type ConsentRow = typeof electronicConsents.$inferSelect;
/** How a ceremony ended. */
type CeremonyOutcome = NonNullable<CeremonyRow['outcome']>;

/** The consent that stands for an order; undefined when none was given or it was withdrawn. */
export function findConsent(store: TenantStore, orderNumber: string): Promise<ConsentRow | undefined> {
  return store.findOne(electronicConsents, {
    where: and(eq(electronicConsents.orderNumber, orderNumber), isNull(electronicConsents.withdrawnAt)),
  });
}

/** The ceremony of a link's token. */
export function findCeremony(store: TenantStore, tokenHash: string): Promise<CeremonyRow | undefined> {
  return store.findOne(signingCeremonies, { where: eq(signingCeremonies.tokenHash, tokenHash) });
}

/** The ceremony of an order that is not ended; its link may have expired. */
export function openCeremony(store: TenantStore, orderNumber: string): Promise<CeremonyRow | undefined> {
  return store.findOne(signingCeremonies, { where: isOpenOf(orderNumber) });
}

/** Ends whatever ceremony of an order is not ended, and its link with it. */
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

/** Whether a link still leads somewhere. */
export function isRunning(ceremony: CeremonyRow, now: Date): boolean {
  return ceremony.endedAt === null && ceremony.expiresAt > now;
}

/** Changes one package. */
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

/** A stored PDF of an envelope. */
export function findContractFile(store: TenantStore, envelopeId: string, copy: 'unsigned' | 'final') {
  return store.findOne(signingFiles, {
    where: and(eq(signingFiles.envelopeId, envelopeId), eq(signingFiles.copy, copy)),
  });
}
