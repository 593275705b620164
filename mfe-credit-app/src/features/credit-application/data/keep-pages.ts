import { httpFailure, type ApiClient } from '@forecourt/shared-contracts';
import {
  getCreditApplication,
  putCreditApplication,
  type CreditApplication,
  type PageAnswers,
  type PageId,
} from '@forecourt/shared-contracts/credit-application';

/** One page with its form values. */
export interface PageChange {
  readonly page: PageId;
  readonly values: PageAnswers;
  /** The page is completed; false for an intermediate save. */
  readonly isFinished: boolean;
  /** Overwrites what another device has saved on this page meanwhile. */
  readonly overwrites?: boolean;
  /** Values of the page sent since the known copy, whose replies were lost: they may be stored. */
  readonly unanswered?: readonly PageAnswers[];
}

/** The result of saving a page. `conflict` contains what another device has saved on the same page. */
export type Kept =
  | { readonly kind: 'kept'; readonly application: CreditApplication }
  | { readonly kind: 'conflict'; readonly application: CreditApplication }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' };

/**
 * Saves one page of a draft. If another device has changed the draft meanwhile but not this page, the change is applied on top of theirs;
 * if it has changed this page, the user decides.
 */
export async function keepPage(
  client: ApiClient,
  known: CreditApplication,
  change: PageChange,
): Promise<Kept> {
  const put = async ({ id, revision }: CreditApplication): Promise<Kept> => {
    const body = { revision, answers: { [change.page]: change.values }, isFinished: change.isFinished };
    const { application } = await client.call(putCreditApplication, { params: { id }, body });
    return { kind: 'kept', application };
  };
  try {
    return await put(known);
  } catch (error) {
    const code = httpFailure(error)?.code;
    if (code === 'error.notFound') return { kind: 'gone' };
    if (code !== 'error.application.changed') return { kind: 'failed' };
  }
  try {
    const { application: theirs } = await client.call(getCreditApplication);
    if (!theirs) return { kind: 'gone' };
    const ours = [known.answers[change.page], ...(change.unanswered ?? [])];
    const isSame = ours.some((values) => sameText(theirs.answers[change.page], values));
    return isSame || change.overwrites === true
      ? await put(theirs)
      : { kind: 'conflict', application: theirs };
  } catch {
    return { kind: 'failed' };
  }
}

function sameText(one: PageAnswers = {}, other: PageAnswers = {}): boolean {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
