import { lookBackFrom, type DataReport } from '@forecourt/shared-contracts/privacy';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { consentsOf } from '../identity/index.ts';
import { leadsOf } from '../leads/index.ts';
import { messagesTo } from '../outbox/index.ts';
import { profileOf } from '../profile/index.ts';
import { tradeInsOfPerson, type TradeInRow } from '../trade-in/index.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { requestsOf, type PrivacyRow } from './privacy-rows.ts';
import { reportedChoices, reportedPurchases } from './report-parts.ts';

interface ReportInput extends Pick<
  PrivacyDeps,
  'describeAccount' | 'describePrequalification' | 'describeApplications'
> {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly row: Pick<PrivacyRow, 'id' | 'sub' | 'requestedAt'>;
}

/**
 * Returns the report of an access request: account, address, consents, pre-qualification, cart, protection, comparison, drafts and requests
 * as they are, leads, trade-ins, submitted applications, orders with what belongs to them, and documents of the preceding 12 months. Undefined once the
 * account is gone. Every domain that has an eraser has a part here.
 */
export async function dataReport({
  store,
  tenant,
  row,
  ...describe
}: ReportInput): Promise<DataReport | undefined> {
  const { sub } = row;
  const account = await describe.describeAccount(store, sub);
  if (!account) return undefined;
  const to = row.requestedAt.toISOString();
  const from = lookBackFrom(to);
  const isWithin = (at: string) => at >= from && at <= to;
  const person = { sub, email: account.isEmailVerified ? account.email : undefined };
  const leads = await leadsOf(store, person);
  const applications = await describe.describeApplications(store, sub);
  return {
    requestId: row.id,
    heldBy: tenant.legalName,
    requestedAt: to,
    from,
    to,
    account,
    address: (await profileOf(store, sub)).address,
    consents: await consentsOf(store, sub),
    prequalification: await describe.describePrequalification(store, sub),
    ...(await reportedChoices(store, sub)),
    leads: leads
      .map(({ firstName, lastName, createdAt, ...lead }) => ({
        ...lead,
        name: `${firstName} ${lastName}`,
        sentAt: createdAt.toISOString(),
      }))
      .filter(({ sentAt }) => isWithin(sentAt)),
    tradeIns: (await tradeInsOfPerson(store, person))
      .map(tradeInEntry)
      .filter(({ requestedAt }) => isWithin(requestedAt)),
    applications: applications.filter(({ submittedAt }) => submittedAt === null || isWithin(submittedAt)),
    ...(await reportedPurchases(store, sub, { from, isWithin })),
    messages: (await messagesTo(store, account)).map(({ channel, subject, recipient, createdAt }) => ({
      ...{ channel, subject, recipient, writtenAt: createdAt.toISOString() },
    })),
    requests: await requestsOf(store, sub),
  };
}

/** A trade-in as reported to its owner. */
function tradeInEntry({ answers, payoff, ...row }: TradeInRow): DataReport['tradeIns'][number] {
  return {
    requestedAt: row.requestedAt.toISOString(),
    vehicle: answers.vehicle,
    mileage: answers.mileage,
    state: row.state,
    valueCents: row.valuationCents,
    email: row.email,
    ownership: answers.ownership,
    registeredOwner: answers.registeredOwner,
    registrationState: answers.registrationState,
    payoff: payoff && {
      lenderName: payoff.lenderName,
      accountLast4: payoff.accountLast4,
      payoffCents: payoff.payoffCents,
    },
    orderNumber: row.orderNumber,
  };
}
