import { httpFailure, type ApiClient } from '@forecourt/shared-contracts';
import {
  getCreditApplication,
  putCreditApplication,
  type CreditApplication,
  type PageAnswers,
  type PageId,
} from '@forecourt/shared-contracts/credit-application';

/** One page as it stands in a form. */
export interface PageChange {
  readonly page: PageId;
  readonly values: PageAnswers;
  /** The page is done; false while it is kept on the way. */
  readonly isFinished: boolean;
  /** Takes the place of what another device has put on this page meanwhile. */
  readonly overwrites?: boolean;
}

/** What came of keeping a page. `conflict` brings what another device has kept of the same page. */
export type Kept =
  | { readonly kind: 'kept'; readonly application: CreditApplication }
  | { readonly kind: 'conflict'; readonly application: CreditApplication }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' };

/**
 * Keeps one page of a draft. When another device has changed the draft meanwhile and not this page, the change is laid over theirs; when it
 * has changed this page, the person decides.
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
    const isSame = sameText(theirs.answers[change.page], known.answers[change.page]);
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
