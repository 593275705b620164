import type { PrivacyRequest } from '@forecourt/shared-contracts/privacy';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { fail, type Failure } from '../http/index.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { tellOfRequest } from './privacy-mail.ts';
import { changeRequest, lockRequest } from './privacy-rows.ts';

/** What an operator does with an open request. */
export type OperatorAnswer = 'carry-out' | 'extend';

interface Answering {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly requestId: string;
  readonly answer: OperatorAnswer;
}

/**
 * What the dealer's operator does with a deletion request, in one transaction: carries it out, by every eraser and the account itself, or
 * extends it to 90 days. The person is told by the mail address that they had. `error.notFound` for no open request of this id; doing it
 * again changes nothing.
 */
export function answerRequest(
  deps: PrivacyDeps,
  { store, tenant, requestId, answer }: Answering,
): Promise<PrivacyRequest | Failure<'error.notFound'>> {
  return store.transaction(async (inner) => {
    const row = await lockRequest(inner, requestId);
    if (row?.status !== 'open') return fail('error.notFound');
    const email = (await deps.describeAccount(inner, row.sub))?.email;
    const isExtended = answer === 'extend' || row.isExtended;
    const ended = { status: 'completed', endedAt: deps.clock.now() } as const;
    const change = answer === 'extend' ? { isExtended } : { ...ended, isExtended };
    if (answer === 'carry-out') {
      for (const eraser of deps.erasers) await eraser.erase(inner, row.sub);
    }
    const request = await changeRequest(inner, row, change);
    const news = answer === 'extend' ? 'extended' : 'carried-out';
    await tellOfRequest(deps.outbox, news, { store: inner, tenant, request, email });
    return request;
  });
}
