import {
  hasSecondPerson,
  answerOf,
  pageOf,
  stateOf,
  type Answers,
  type Who,
  type submitCreditApplication,
} from '@forecourt/shared-contracts/credit-application';
import {
  AnnualIncomeSchema,
  FirstNameSchema,
  LastNameSchema,
  MonthlyHousingSchema,
  MonthlyIncomeSchema,
} from '@forecourt/shared-contracts/fields';
import type {
  CommonErrorCode,
  EndpointErrorCode,
  EndpointParsedBody,
} from '@forecourt/shared-contracts/http';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { TenantStore } from '../db/index.ts';
import { fail, isFailure, type Failure } from '../http/index.ts';
import type { Applicant, ApplicationDeps, Buyer } from './application-deps.ts';
import {
  answersOf,
  findNumber,
  findOwn,
  recordEvent,
  sealContext,
  type ApplicationRow,
} from './application-rows.ts';
import { circumstancesOf, faultsOf } from './application-view.ts';
import { creditApplications } from './credit-application.tables.ts';

type SubmitBody = EndpointParsedBody<typeof submitCreditApplication>;
type Refusal = Failure<EndpointErrorCode<typeof submitCreditApplication> | CommonErrorCode>;

interface Numbers {
  /** The applicant's, sent now or on record; undefined when not required. */
  readonly ssn: string | undefined;
  readonly secondSsn: string | undefined;
}

/**
 * Submits an application in an open transaction: everything is validated again, the numbers are sealed, and
 * the order is created. An application already submitted returns its order. If it is refused, nothing is
 * stored.
 */
export async function submitApplication(
  deps: ApplicationDeps,
  buyer: Buyer & { readonly id: string },
  body: SubmitBody,
): Promise<{ readonly orderNumber: string } | Refusal> {
  const { store, caller, id } = buyer;
  const row = await findOwn(store, { id, ownerSub: caller.sub });
  if (!row) return fail('error.notFound');
  if (row.orderNumber !== null) return { orderNumber: row.orderNumber };
  if (row.revision !== body.revision) return fail('error.application.changed');
  const answers = answersOf(deps.sealer, row);
  const circumstances = await circumstancesOf(deps, buyer);
  if (faultsOf(deps, answers, circumstances).length > 0) return fail('error.application.incomplete');
  const isCash = circumstances.purchaseType === 'Cash';
  const numbers = isCash
    ? { ssn: undefined, secondSsn: undefined }
    : await numbersFor(deps, row, { buyer, body });
  if (isFailure(numbers)) return numbers;
  const place = isCash ? deps.commerce.placeCash : deps.commerce.placeFinanced;
  const order = await place({
    ...buyer,
    applicationId: id,
    applicants: peopleOf(answers).map((who) => applicantOf(answers, who)),
    terms: body.terms,
    cartId: body.cartId,
    lenderHint: [
      answerOf(answers, 'applicant', ['job', 'employer']),
      answerOf(answers, 'applicant', ['name', 'lastName']),
    ].join(' '),
  });
  if (isFailure(order)) return order;
  await keepSubmitted(deps, { store, row }, { ...numbers, orderNumber: order.orderNumber });
  return { orderNumber: order.orderNumber };
}

interface Submitted extends Numbers {
  readonly orderNumber: string;
}

async function keepSubmitted(
  { sealer, clock }: ApplicationDeps,
  { store, row }: { readonly store: TenantStore; readonly row: ApplicationRow },
  { ssn, secondSsn, orderNumber }: Submitted,
): Promise<void> {
  const at = clock.now();
  const sealed = (text: string | undefined, part: 'ssn' | 'secondSsn') =>
    text === undefined ? null : sealer.seal(text, sealContext(row, part));
  const change = {
    status: 'submitted' as const,
    orderNumber,
    submittedAt: at,
    sealedSsn: sealed(ssn, 'ssn'),
    sealedSecondSsn: sealed(secondSsn, 'secondSsn'),
    ssnLast4: ssn?.slice(-4) ?? null,
  };
  await store.update(creditApplications, change, eq(creditApplications.id, row.id));
  await recordEvent(store, row, { at, from: 'draft', to: 'submitted', orderNumber });
}

interface Given {
  readonly buyer: Buyer;
  readonly body: SubmitBody;
}

/**
 * Returns the numbers that lenders need: those sent now, else the applicant's own from an earlier
 * application.
 */
async function numbersFor(
  { sealer }: ApplicationDeps,
  row: ApplicationRow,
  { buyer, body }: Given,
): Promise<Numbers | Failure<'error.application.ssnNeeded' | 'error.application.ssnSame'>> {
  const onRecord = body.ssn === undefined ? await findNumber(buyer.store, row.ownerSub) : undefined;
  const recorded = onRecord?.sealedSsn
    ? sealer.open(onRecord.sealedSsn, sealContext(onRecord, 'ssn'))
    : undefined;
  const ssn = body.ssn ?? recorded;
  if (ssn === undefined) return fail('error.application.ssnNeeded', 'ssn');
  if (!hasSecondPerson(answersOf(sealer, row))) return { ssn, secondSsn: undefined };
  const { secondSsn } = body;
  if (secondSsn === undefined) return fail('error.application.ssnNeeded', 'secondSsn');
  return secondSsn === ssn ? fail('error.application.ssnSame', 'secondSsn') : { ssn, secondSsn };
}

/** The applicant and any co-applicant. */
export function peopleOf(answers: Answers): readonly Who[] {
  return hasSecondPerson(answers) ? ['applicant', 'second'] : ['applicant'];
}

/**
 * Returns the typed amount in cents; 0 if the page was not asked, as for a cash order, or is not valid yet.
 */
function centsOf(schema: v.GenericSchema<string, number>, text: string): number {
  const cents = v.safeParse(schema, text);
  return cents.success ? cents.output : 0;
}

function incomeOf(answers: Answers, who: Who): number {
  return (
    centsOf(AnnualIncomeSchema, answerOf(answers, who, ['income', 'annualIncome'])) +
    12 * centsOf(MonthlyIncomeSchema, answerOf(answers, who, ['other-income', 'monthlyIncome']))
  );
}

function applicantOf(answers: Answers, who: Who): Applicant {
  const { firstName = '', lastName = '' } = answers[pageOf(who, 'name')] ?? {};
  return {
    name: `${v.parse(FirstNameSchema, firstName)} ${v.parse(LastNameSchema, lastName)}`,
    annualIncomeCents: incomeOf(answers, who),
    monthlyHousingCents: centsOf(MonthlyHousingSchema, answerOf(answers, who, ['housing', 'monthlyHousing'])),
    state: stateOf(answers, who),
  };
}

/** Returns the combined income of all applicants, in cents per year. */
export function annualIncomeOf(answers: Answers): number {
  return peopleOf(answers).reduce((sum, who) => sum + incomeOf(answers, who), 0);
}
