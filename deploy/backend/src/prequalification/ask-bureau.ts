import { nextPrequalificationState, type AdverseAction } from '@forecourt/shared-contracts/prequalification';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { fail, rateLimited, type Failure } from '../http/index.ts';
import { chargeAttempt } from './attempts.ts';
import type { BureauAnswer, BureauPerson, CreditReport } from './credit-bureau.ts';
import { outcomeOf } from './outcome-of.ts';
import { numberMark, openDraft, sealDraft, type PersonDraft } from './person-draft.ts';
import type { PrequalificationDeps } from './prequalification-deps.ts';
import { changePrequalification, type PrequalificationRow } from './prequalification-rows.ts';
import { keptUntil, type DetailsInput } from './take-details.ts';

interface BureauRequest extends Pick<DetailsInput, 'store' | 'row' | 'state'> {
  readonly tenant: Tenant;
}

type Answered = Promise<
  | PrequalificationRow
  | Failure<'error.prequalification.wrongStep' | 'error.rateLimited' | 'error.unavailable'>
>;

const wrongStep = () => fail('error.prequalification.wrongStep');

/** Stores the income and queries the bureau, with the consent sent in the call. */
export function submitDetails(
  deps: PrequalificationDeps,
  request: BureauRequest,
  annualIncomeCents: number,
): Answered {
  const { row } = request;
  const draft = row?.step === 'income' ? openDraft(deps.sealer, row) : undefined;
  if (!row || !draft) return Promise.resolve(wrongStep());
  return pull(deps, request, { row, draft: { ...draft, annualIncomeCents } });
}

/** Queries again with known data: a file that was frozen, or an approval to extend by another 30 days. */
export function askAgain(deps: PrequalificationDeps, request: BureauRequest): Answered {
  const { row, state } = request;
  const mayAsk = row?.step === 'frozen' || state === 'mq_approved';
  const draft = row && mayAsk ? openDraft(deps.sealer, row) : undefined;
  if (!row || !draft) return Promise.resolve(wrongStep());
  return pull(deps, request, { row, draft });
}

/** Returns the person's data for the bureau; undefined while something is missing. */
function bureauPerson({ person, address, birthOn }: PersonDraft): BureauPerson | undefined {
  if (!address || birthOn === undefined) return undefined;
  const { streetAddress, city, state, zipCode } = address;
  const { firstName, lastName, mobileNumber } = person;
  return { firstName, lastName, mobileNumber, birthOn, streetAddress, city, state, zipCode };
}

async function pull(
  deps: PrequalificationDeps,
  request: BureauRequest,
  { row, draft }: { readonly row: PrequalificationRow; readonly draft: PersonDraft },
): Answered {
  const person = bureauPerson(draft);
  const { annualIncomeCents } = draft;
  if (!person || annualIncomeCents === undefined) return wrongStep();
  if (!deps.bureau) return fail('error.unavailable');
  const now = deps.clock.now();
  const mark = numberMark(deps.secret, person.mobileNumber);
  const wait = await chargeAttempt(request.store, { step: 'pull', mark, now });
  if (wait !== undefined) return rateLimited(wait);
  const answer = await deps.bureau.softPull(person, row.pulls);
  if (answer.kind === 'unavailable') return fail('error.unavailable');
  const change = changeBy(answer, { request, annualIncomeCents, state: person.state, now });
  if (!change) return wrongStep();
  const { adverse, ...columns } = change;
  return changePrequalification(request.store, row, {
    person: sealDraft(deps.sealer, row, { ...draft, adverse }),
    pulls: row.pulls + 1,
    consentAt: now,
    personalDataUntil: keptUntil(now),
    updatedAt: now,
    frozenAt: null,
    ...columns,
  });
}

interface Pulled {
  readonly request: BureauRequest;
  readonly annualIncomeCents: number;
  /** Where the person lives. */
  readonly state: string;
  readonly now: Date;
}

/**
 * Returns the reasons reported with a decline; undefined for an approval. The credit file is named only if it
 * played a part.
 */
function adverseAction(
  reasons: AdverseAction['reasons'],
  { bureau, score, lowestScore, highestScore, factors }: CreditReport,
  now: Date,
): AdverseAction | undefined {
  if (reasons.length === 0) return undefined;
  const report = reasons.includes('creditScore')
    ? { bureau, score, lowestScore, highestScore, factors: [...factors] }
    : null;
  return { reasons, decidedAt: now.toISOString(), report };
}

/** Returns the changes caused by an answer; undefined if the pre-qualification can no longer be decided. */
function changeBy(
  answer: Exclude<BureauAnswer, { readonly kind: 'unavailable' }>,
  { request, annualIncomeCents, state, now }: Pulled,
): (Partial<PrequalificationRow> & Pick<PersonDraft, 'adverse'>) | undefined {
  if (answer.kind === 'frozen') return { step: 'frozen', frozenAt: answer.bureau };
  if (answer.kind === 'not-found') return { step: 'failed' };
  const outcome = outcomeOf({ score: answer.score, annualIncomeCents }, request.tenant.payment);
  const next = nextPrequalificationState(request.state, outcome.event);
  if (!next) return undefined;
  const { approval } = outcome;
  return {
    adverse: adverseAction(outcome.reasons, answer, now),
    state: next,
    step: null,
    approval: approval ? { ...approval, state } : null,
    approvedAt: approval ? now : null,
    expiresAt: approval ? keptUntil(now) : null,
  };
}
