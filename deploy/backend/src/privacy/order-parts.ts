import type { DataReport } from '@forecourt/shared-contracts/privacy';
import { findDecision } from '../commerce/index.ts';
import type { TenantStore } from '../db/index.ts';
import { appointmentsOf } from '../fulfillment/index.ts';
import { attemptsOfOrders } from '../id-verification/index.ts';
import { paymentsOf, refundsOf } from '../payments/index.ts';
import { consentsOfOrder, signingPackagesOf, type SigningPackageRow } from '../signing/index.ts';

/** The parts of a report that belong to orders. */
export type OrderParts = {
  readonly [
    Name in
      | 'appointments'
      | 'payments'
      | 'contracts'
      | 'electronicConsents'
      | 'idVerifications'
      | 'creditDecisions'
  ]: NonNullable<DataReport[Name]>;
};

/** The period that a report covers. */
export interface ReportPeriod {
  readonly from: string;
  /** Whether an instant is part of it. */
  isWithin(at: string): boolean;
}

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * Returns what belongs to orders, and names their buyer or was entered by them: what was created in a period, and contracts that have
 * changed since its start. Left out are tokens, providers' ids and what only
 * concerns other people, such as the employee who signs for the dealer.
 */
export async function orderParts(
  store: TenantStore,
  orderNumbers: readonly string[],
  { from, isWithin }: ReportPeriod,
): Promise<OrderParts> {
  const all: OrderParts[] = [];
  for (const orderNumber of orderNumbers) all.push(await partsOf(store, orderNumber));
  return {
    appointments: all.flatMap((parts) => parts.appointments).filter(({ bookedAt }) => isWithin(bookedAt)),
    payments: all.flatMap((parts) => parts.payments).filter(({ createdAt }) => isWithin(createdAt)),
    contracts: all.flatMap((parts) => parts.contracts).filter(({ updatedAt }) => updatedAt >= from),
    electronicConsents: all
      .flatMap((parts) => parts.electronicConsents)
      .filter(({ givenAt }) => isWithin(givenAt)),
    idVerifications: all
      .flatMap((parts) => parts.idVerifications)
      .filter(({ startedAt }) => isWithin(startedAt)),
    creditDecisions: all
      .flatMap((parts) => parts.creditDecisions)
      .filter(({ decidedAt, submittedAt }) => isWithin(decidedAt ?? submittedAt)),
  };
}

async function partsOf(store: TenantStore, orderNumber: string): Promise<OrderParts> {
  return {
    appointments: await appointments(store, orderNumber),
    payments: await payments(store, orderNumber),
    contracts: (await signingPackagesOf(store, [orderNumber])).map(contractEntry),
    electronicConsents: (await consentsOfOrder(store, orderNumber)).map((row) => ({
      ...{ orderNumber, termsVersion: row.termsVersion, language: row.consentLanguage },
      ...{ givenAt: row.givenAt.toISOString(), withdrawnAt: instantOf(row.withdrawnAt) },
    })),
    idVerifications: await idVerifications(store, orderNumber),
    creditDecisions: await creditDecisions(store, orderNumber),
  };
}

async function appointments(store: TenantStore, orderNumber: string): Promise<OrderParts['appointments']> {
  const rows = await appointmentsOf(store, orderNumber);
  return rows.map(
    ({ type, location, place, feeCents, distanceMiles, instructions, endedBecause, ...row }) => ({
      ...{ orderNumber, type, location, place, feeCents, distanceMiles, instructions, endedBecause },
      ...{ bookedAt: row.bookedAt.toISOString(), endedAt: instantOf(row.endedAt) },
      ...{ startAt: row.startAt.toISOString(), endAt: row.endAt.toISOString() },
    }),
  );
}

async function payments(store: TenantStore, orderNumber: string): Promise<OrderParts['payments']> {
  const rows = await paymentsOf(store, orderNumber);
  const refunds = await refundsOf(store, orderNumber);
  return rows.map(({ id, portion, method, amountCents, instrument, failure, buyerEmail, ...row }) => ({
    ...{ orderNumber, portion, method, amountCents, instrument, failure, email: buyerEmail },
    ...{ status: row.phase, createdAt: row.createdAt.toISOString() },
    endedAt: instantOf(row.endedAt),
    refunds: refunds
      .filter(({ paymentId }) => paymentId === id)
      .map((refund) => ({
        ...{ amountCents: refund.amountCents, status: refund.phase },
        createdAt: refund.createdAt.toISOString(),
      })),
  }));
}

function contractEntry(row: SigningPackageRow): OrderParts['contracts'][number] {
  const { orderNumber, status, language, buyerName, buyerEmail, endedAs } = row;
  return {
    ...{ orderNumber, status, language, buyerName, buyerEmail, endedAs },
    ...{ createdAt: instantOf(row.madeAt), updatedAt: row.updatedAt.toISOString() },
    buyerAddress: row.terms?.buyer.address ?? null,
    ...{ begunAt: instantOf(row.begunAt), signedAt: instantOf(row.buyerSignedAt) },
    ...{ endedAt: instantOf(row.endedAt), reason: row.endedNote },
  };
}

async function idVerifications(
  store: TenantStore,
  orderNumber: string,
): Promise<OrderParts['idVerifications']> {
  const rows = await attemptsOfOrders(store, [orderNumber]);
  return rows.map(({ status, method, phoneLast4, failureReason, startedAt, endedAt }) => ({
    ...{ orderNumber, status, method, phoneLast4, failureReason },
    ...{ startedAt: startedAt.toISOString(), endedAt: instantOf(endedAt) },
  }));
}

async function creditDecisions(
  store: TenantStore,
  orderNumber: string,
): Promise<OrderParts['creditDecisions']> {
  const row = await findDecision(store, orderNumber);
  if (!row) return [];
  const { lenderName, buyerEmail: email, reasons, submittedAt, decidedAt, respondedAt } = row;
  return [
    {
      ...{ orderNumber, lenderName, email, reasons: [...reasons] },
      ...{ submittedAt: submittedAt.toISOString() },
      ...{ decidedAt: instantOf(decidedAt), respondedAt: instantOf(respondedAt) },
    },
  ];
}
