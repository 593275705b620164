import {
  nextPrequalificationState,
  notStartedPrequalification,
  type Prequalification,
  type PrequalificationState,
} from '@forecourt/shared-contracts/prequalification';
import type { TenantStore } from '../db/index.ts';
import { attemptsLeft, type CountedStep } from './attempts.ts';
import type { PrequalificationDeps } from './prequalification-deps.ts';
import type { PrequalificationRow } from './prequalification-rows.ts';
import { numberMark, openDraft, type PersonDraft } from './person-draft.ts';

/** The viewer of a pre-qualification. */
export interface PrequalificationVisit {
  readonly store: TenantStore;
  /** `sub` of the account, undefined for a guest. */
  readonly sub: string | undefined;
}

/**
 * Returns the state of a stored pre-qualification at `now`: an approval expires by itself (BUY-40), also after a full application, which
 * replaces it until then.
 */
export function stateAt(
  { state, expiresAt }: Pick<PrequalificationRow, 'state' | 'expiresAt'>,
  { now, hasApplied }: { readonly now: Date; readonly hasApplied: boolean },
): PrequalificationState {
  const isOver = expiresAt !== null && expiresAt <= now;
  const expired = isOver ? nextPrequalificationState(state, 'expire') : undefined;
  const applied = hasApplied ? nextPrequalificationState(state, 'apply') : undefined;
  return expired ?? applied ?? state;
}

/** {@link stateAt} for the viewer. */
export async function currentState(
  deps: PrequalificationDeps,
  { store, sub }: PrequalificationVisit,
  row: PrequalificationRow | undefined,
): Promise<PrequalificationState> {
  if (!row) return 'not_started';
  const { approvedAt } = row;
  const hasApplied = Boolean(sub && approvedAt && (await deps.hasAppliedSince(store, sub, approvedAt)));
  return stateAt(row, { now: deps.clock.now(), hasApplied });
}

/** Returns a pre-qualification as its shopper sees it. Birth date and income are not included. */
export async function prequalificationView(
  deps: PrequalificationDeps,
  visit: PrequalificationVisit,
  row: PrequalificationRow | undefined,
): Promise<Prequalification> {
  if (!row) return notStartedPrequalification;
  const draft = openDraft(deps.sealer, row);
  return {
    ...notStartedPrequalification,
    ...shownDraft(row, draft),
    state: await currentState(deps, visit, row),
    step: row.step,
    ...(draft && (await proofs(deps, visit.store, { row, draft }))),
    frozenAt: row.frozenAt,
    approval: approvalOf(row),
    personalDataUntil: draft ? row.personalDataUntil.toISOString() : null,
  };
}

const declined: readonly PrequalificationState[] = ['mq_declined', 'retailer_declined'];

function shownDraft(row: PrequalificationRow, draft: PersonDraft | undefined) {
  if (!draft) return {};
  const { isSubscribedToMarketing, subscribedToMarketingSms } = row;
  return {
    person: {
      ...draft.person,
      isSubscribedToMarketing,
      subscribedToMarketingSMS: subscribedToMarketingSms,
    },
    address: draft.address ?? null,
    hasBirthDate: draft.birthOn !== undefined,
    hasIncome: draft.annualIncomeCents !== undefined,
    adverse: (declined.includes(row.state) && draft.adverse) || null,
  };
}

interface Kept {
  readonly row: PrequalificationRow;
  readonly draft: PersonDraft;
}

async function proofs(
  deps: PrequalificationDeps,
  store: TenantStore,
  { row, draft }: Kept,
): Promise<Pick<Prequalification, 'passcode' | 'quiz' | 'answeredAt'>> {
  const mark = numberMark(deps.secret, draft.person.mobileNumber);
  const now = deps.clock.now();
  const left = (step: CountedStep) => attemptsLeft(store, { step, mark, now });
  const passcode =
    row.step === 'passcode' && row.codeExpiresAt
      ? {
          expiresAt: row.codeExpiresAt.toISOString(),
          isLastTry: (await left('code')) === 1,
          isLastCode: (await left('send')) === 1,
        }
      : null;
  const quiz =
    row.step === 'questions' && row.quizExpiresAt && deps.bureau
      ? {
          questions: [...(await deps.bureau.questionsFor(draft.person))],
          expiresAt: row.quizExpiresAt.toISOString(),
          isLastTry: (await left('quiz')) === 1,
        }
      : null;
  return { passcode, quiz, ...((passcode ?? quiz) && { answeredAt: now.toISOString() }) };
}

function approvalOf({ approval, approvedAt, expiresAt }: PrequalificationRow): Prequalification['approval'] {
  if (!approval || !approvedAt || !expiresAt) return null;
  return { ...approval, approvedAt: approvedAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
