import type { PrivacyRequest } from '@forecourt/shared-contracts/privacy';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { writeAudit } from '../audit/index.ts';
import type { TenantStore } from '../db/index.ts';
import { fail, type Failure } from '../http/index.ts';
import { runningOrders } from '../orders/index.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { mailRequestUpdate } from './privacy-mail.ts';
import { changeRequest, lockRequest } from './privacy-rows.ts';

/** An operator's action on an open request. */
export type OperatorAnswer = 'carry-out' | 'extend';

interface AnswerInput {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly requestId: string;
  readonly answer: OperatorAnswer;
}

/** Why a deletion is not carried out: the numbers of the account's orders that are neither delivered nor canceled. */
export interface OrdersRunning {
  readonly runningOrders: readonly string[];
}

/** Carries what keeps a deletion from being carried out out of its transaction, so that everything is rolled back. */
class StillRunning extends Error {
  override readonly name = 'StillRunning';
  readonly found: OrdersRunning;

  constructor(found: OrdersRunning) {
    super('The account has running orders.');
    this.found = found;
  }
}

/**
 * Applies the operator's action to a deletion request, in one transaction: carries it out, with every eraser
 * and then the account itself, or extends it to 90 days, and leaves a line in the audit trail. The person is notified at the email address they
 * had. A deletion changes nothing while the account has running orders: their buyer could no longer see, sign or cancel them.
 * `error.notFound` if there is no open request with this id; repeating it changes nothing.
 */
export async function answerRequest(
  deps: PrivacyDeps,
  { store, tenant, requestId, answer }: AnswerInput,
): Promise<PrivacyRequest | OrdersRunning | Failure<'error.notFound'>> {
  try {
    return await store.transaction(async (inner) => {
      const row = await lockRequest(inner, requestId);
      if (row?.status !== 'open') return fail('error.notFound');
      const email = (await deps.describeAccount(inner, row.sub))?.email;
      const at = deps.clock.now();
      if (answer === 'carry-out') await erase(deps, inner, row.sub);
      const ended = { status: 'completed', endedAt: at } as const;
      const request = await changeRequest(inner, row, answer === 'extend' ? { isExtended: true } : ended);
      const news = answer === 'extend' ? 'extended' : 'carried-out';
      await writeAudit(inner, [
        {
          ...{ subject: 'privacy-request', subjectId: row.id, at, role: 'dealer' },
          ...{ from: row.status, to: request.status, details: [news] },
        },
      ]);
      await mailRequestUpdate(deps.outbox, news, { store: inner, tenant, request, email });
      return request;
    });
  } catch (error) {
    if (error instanceof StillRunning) return error.found;
    throw error;
  }
}

/**
 * Runs every eraser, the account's own last. Orders are looked for once more before that one: it cannot be undone, and an order that was being
 * placed is there once its cart is gone.
 */
async function erase({ erasers }: PrivacyDeps, store: TenantStore, sub: string): Promise<void> {
  await refuseRunning(store, sub);
  for (const domain of erasers.slice(0, -1)) await domain.erase(store, sub);
  await refuseRunning(store, sub);
  await erasers.at(-1)?.erase(store, sub);
}

async function refuseRunning(store: TenantStore, sub: string): Promise<void> {
  const running = await runningOrders(store, sub);
  if (running.length === 0) return;
  throw new StillRunning({ runningOrders: running.map(({ orderNumber }) => orderNumber) });
}
