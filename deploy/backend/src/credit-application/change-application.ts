import { pageErrors, type Answers } from '@forecourt/shared-contracts/credit-application';
import { and, eq } from 'drizzle-orm';
import { fail, type Failure } from '../http/index.ts';
import type { ApplicationDeps, Buyer } from './application-deps.ts';
import { answersOf, findOwn, recordEvent, sealContext, type ApplicationRow } from './application-rows.ts';
import { circumstancesOf } from './application-view.ts';
import { creditApplications } from './credit-application.tables.ts';

interface Change {
  readonly id: string;
  readonly revision: number;
  readonly answers: Answers;
  readonly isFinished: boolean;
}

/**
 * Stores these pages of a draft, in an open transaction. Fails if the revision has changed since, and with
 * `error.notFound` if it is not the caller's draft.
 */
export async function changeApplication(
  deps: ApplicationDeps,
  buyer: Buyer,
  { id, revision, answers, isFinished }: Change,
): Promise<ApplicationRow | Failure<'error.application.changed' | 'error.notFound'>> {
  const { store, caller } = buyer;
  const row = await findOwn(store, { id, ownerSub: caller.sub });
  if (row?.status !== 'draft') return fail('error.notFound');
  if (row.revision !== revision) return fail('error.application.changed');
  const merged = { ...answersOf(deps.sealer, row), ...answers };
  const now = deps.clock.now();
  const next = {
    revision: revision + 1,
    updatedAt: now,
    sealedAnswers: deps.sealer.seal(JSON.stringify(merged), sealContext(row, 'answers')),
  };
  const isSame = and(eq(creditApplications.id, id), eq(creditApplications.revision, revision));
  if ((await store.update(creditApplications, next, isSame)) !== 1) return fail('error.application.changed');
  await recordEvent(store, row, { at: now, from: 'draft', to: 'draft', pages: Object.keys(answers) });
  if (isFinished && answers.address) await moveCart(deps, buyer, merged);
  return { ...row, ...next };
}

/** The cart's taxes follow the applicant's home address, once it is valid. */
async function moveCart(deps: ApplicationDeps, buyer: Buyer, answers: Answers): Promise<void> {
  const facts = await circumstancesOf(deps, buyer);
  const zip = answers.address?.zip?.trim() ?? '';
  const isRight = Object.keys(pageErrors('address', answers, facts)).length === 0;
  if (isRight && deps.zips.find(zip)?.state === answers.address?.state) await deps.commerce.move(buyer, zip);
}
