import { timingSafeEqual } from 'node:crypto';
import { mailText } from '../mail-texts/index.ts';
import type { TenantStore } from '../db/index.ts';
import { fail, rateLimited, type Failure } from '../http/index.ts';
import { attemptsLeft, chargeAttempt, clearAttempts } from './attempts.ts';
import type { KnowledgeAnswer } from './credit-bureau.ts';
import { codeMark, numberMark, openDraft, personMark, type PersonDraft } from './person-draft.ts';
import type { PrequalificationDeps } from './prequalification-deps.ts';
import {
  changePrequalification,
  lockPrequalification,
  type PrequalificationRow,
} from './prequalification-rows.ts';

/** A pre-qualification whose person is to be proved. */
export interface ProofInput {
  readonly store: TenantStore;
  readonly row: PrequalificationRow | undefined;
}

/** How long a passcode is valid, the same as for sign-in. */
const codeLifeMs = 5 * 60_000;
/** Time limit for the questions; requesting them again restarts it. */
const quizLifeMs = 10 * 60_000;

type WrongStep = Failure<'error.prequalification.wrongStep'>;
type Outcome<TCode extends string = never> = Promise<
  PrequalificationRow | WrongStep | Failure<TCode | 'error.rateLimited'>
>;

interface Unproved {
  readonly row: PrequalificationRow;
  readonly draft: PersonDraft;
  /** Keyed hash of the number. */
  readonly mark: string;
}

const provable: readonly unknown[] = ['device', 'passcode', 'questions'];

function unproved(deps: PrequalificationDeps, row: PrequalificationRow | undefined): Unproved | undefined {
  if (!row || !provable.includes(row.step)) return undefined;
  const draft = openDraft(deps.sealer, row);
  return draft && { row, draft, mark: numberMark(deps.secret, draft.person.mobileNumber) };
}

function changed(
  deps: PrequalificationDeps,
  { store, row }: { readonly store: TenantStore; readonly row: PrequalificationRow },
  change: Partial<PrequalificationRow>,
): Promise<PrequalificationRow> {
  return changePrequalification(store, row, { ...change, updatedAt: deps.clock.now() });
}

/** Only the person whose proof was judged: details that were stored meanwhile are to be proved themselves. */
function proved(deps: PrequalificationDeps, store: TenantStore, { row, draft }: Unproved): Outcome {
  return store.transaction(async (inner) => {
    const current = await lockPrequalification(inner, row.holder);
    if (current?.person !== row.person) return fail('error.prequalification.wrongStep');
    return changed(
      deps,
      { store: inner, row },
      {
        provedMark: personMark(deps.secret, draft.person),
        step: 'full-identification',
        codeHash: null,
        codeExpiresAt: null,
        quizExpiresAt: null,
      },
    );
  });
}

/** Texts a code, which replaces the previous one; limited per number, across all visits. */
export async function sendPasscode(
  deps: PrequalificationDeps,
  { store, row, brandName }: ProofInput & { readonly brandName: string },
): Outcome {
  const found = unproved(deps, row);
  if (!found) return fail('error.prequalification.wrongStep');
  const now = deps.clock.now();
  const wait = await chargeAttempt(store, { step: 'send', mark: found.mark, now });
  if (wait !== undefined) return rateLimited(wait);
  const code = deps.random.digits(6);
  await deps.outbox.send(store.db, {
    tenantId: store.tenantId,
    channel: 'sms',
    recipient: `+1${found.draft.person.mobileNumber}`,
    subject: '',
    body: mailText('code.body', { brandName, code }),
  });
  return changed(
    deps,
    { store, row: found.row },
    {
      step: 'passcode',
      codeHash: codeMark(deps.secret, found.row.id, code),
      codeExpiresAt: new Date(now.getTime() + codeLifeMs),
    },
  );
}

/** Uses up a code. Wrong ones are counted for the number, a correct one clears the count. */
export async function verifyPasscode(
  deps: PrequalificationDeps,
  { store, row, code }: ProofInput & { readonly code: string },
): Outcome<'error.prequalification.wrongCode' | 'error.prequalification.expiredCode'> {
  const found = unproved(deps, row);
  if (!found) return fail('error.prequalification.wrongStep');
  const now = deps.clock.now();
  const { codeHash, codeExpiresAt, id } = found.row;
  const wait = await chargeAttempt(store, { step: 'code', mark: found.mark, now });
  if (wait !== undefined) return rateLimited(wait);
  if (!codeHash || !codeExpiresAt || codeExpiresAt <= now) {
    return fail('error.prequalification.expiredCode', 'code');
  }
  if (!isSame(codeMark(deps.secret, id, code), codeHash)) {
    return fail('error.prequalification.wrongCode', 'code');
  }
  await clearAttempts(store, { step: 'code', mark: found.mark });
  return proved(deps, store, found);
}

/** Asks questions instead of the passcode; requesting them again restarts the time limit. */
export async function askQuestions(deps: PrequalificationDeps, { store, row }: ProofInput): Outcome {
  const found = unproved(deps, row);
  if (!found) return fail('error.prequalification.wrongStep');
  const now = deps.clock.now();
  const left = await attemptsLeft(store, { step: 'quiz', mark: found.mark, now });
  if (left === 0) return changed(deps, { store, row: found.row }, { step: 'failed' });
  const quizExpiresAt = new Date(now.getTime() + quizLifeMs);
  return changed(deps, { store, row: found.row }, { step: 'questions', quizExpiresAt });
}

/** Checks the answers. After the last wrong attempt the identification fails. */
export async function judgeAnswers(
  deps: PrequalificationDeps,
  { store, row, answers }: ProofInput & { readonly answers: readonly KnowledgeAnswer[] },
): Outcome<
  'error.prequalification.wrongAnswers' | 'error.prequalification.questionsExpired' | 'error.unavailable'
> {
  const found = unproved(deps, row);
  if (!found || found.row.step !== 'questions') return fail('error.prequalification.wrongStep');
  if (!deps.bureau) return fail('error.unavailable');
  const now = deps.clock.now();
  const { quizExpiresAt } = found.row;
  if (!quizExpiresAt || quizExpiresAt <= now) return fail('error.prequalification.questionsExpired');
  const counted = { step: 'quiz', mark: found.mark, now } as const;
  const wait = await chargeAttempt(store, counted);
  const isRight = wait === undefined && (await deps.bureau.areAnswersRight(found.draft.person, answers));
  if (isRight) return proved(deps, store, found);
  if (wait === undefined && (await attemptsLeft(store, counted)) > 0) {
    return fail('error.prequalification.wrongAnswers');
  }
  return changed(deps, { store, row: found.row }, { step: 'failed', quizExpiresAt: null });
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
