import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { fail, isFailure, type Failure } from '../failures/index.ts';
import { idempotentResponses } from './idempotency.tables.ts';

/** One request of a creating call. `actor` is the sender, `input` everything that the call was given. */
export interface IdempotentCall {
  readonly actor: string;
  readonly endpointId: string;
  readonly key: string;
  readonly input: unknown;
  readonly at: Date;
}

/** Carries an expected failure out of a transaction, so that everything is rolled back. */
class RolledBack extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/**
 * Runs `work` at most once per key, in one transaction with the record of its response: after a kill both
 * exist or neither. The same key with the same input returns the first response; with another input
 * `error.idempotency.mismatch`. A request that finds one in flight waits for it, `error.conflict` if that
 * takes too long. An expected failure is not recorded, so the same key may be used again.
 */
export async function runOnce(
  store: TenantStore,
  call: IdempotentCall,
  work: (store: TenantStore) => Promise<unknown>,
): Promise<unknown> {
  const bodyHash = hashOf(call.input);
  const { actor, endpointId, key } = call;
  const isThisCall = and(
    eq(idempotentResponses.actor, actor),
    eq(idempotentResponses.endpointId, endpointId),
    eq(idempotentResponses.key, key),
  );
  try {
    return await store.transaction(async (inner) => {
      const row = { actor, endpointId, key, bodyHash, createdAt: call.at };
      if ((await inner.insertMissing(idempotentResponses, [row])) === 0) {
        const stored = await inner.findOne(idempotentResponses, { where: isThisCall });
        return stored?.bodyHash === bodyHash ? stored.answer : fail('error.idempotency.mismatch');
      }
      const result = await work(inner);
      if (isFailure(result)) throw new RolledBack(result);
      await inner.update(idempotentResponses, { answer: result }, isThisCall);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.failure;
    if (isLockTimeout(error)) return fail('error.conflict');
    throw error;
  }
}

function isLockTimeout(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return cause?.code === '55P03';
}

function hashOf(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(input)))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
