import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { accountErasers } from '../account-erasers.ts';
import { tenantStore, type Database, type TenantStore } from '../db/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { createOutbox } from '../outbox/index.ts';
import { systemRandom } from '../ports/index.ts';
import { accountProfiles } from '../profile/profile.tables.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend } from '../testing/test-backend.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { answerRequest } from './answer-request.ts';
import type { AccountEraser } from './privacy-deps.ts';
import { privacyRequests } from './privacy.tables.ts';

const sub = 'account-of-answers';
const tenant = testTenants.byId('northstar')!;

let database: Database;
let store: TenantStore;
let orderNumber: string;
beforeAll(async () => {
  database = await openEmptyDatabase();
  store = tenantStore(database.db, tenant.id);
  const backend = testBackend(database.db);
  backend.stock(200);
  await backend.seed(tenant.id);
  orderNumber = (await store.find(orders))[0]?.orderNumber ?? '';
});
afterAll(() => database.close());

const isOrder = () => eq(orders.orderNumber, orderNumber);
const removeAccount = vi.fn(() => Promise.resolve());

beforeEach(async () => {
  removeAccount.mockReset();
  await store.update(orders, { ownerSub: 'somebody-else' }, isOrder());
  await store.remove(privacyRequests, undefined);
  await store.remove(accountProfiles, undefined);
  const requestedAt = new Date('2026-06-01T12:00:00.000Z');
  const open = { kind: 'deletion', status: 'open', requestedAt, isExtended: false } as const;
  await store.insert(privacyRequests, [{ id: 'deletion', sub, ...open }]);
  await store.insert(accountProfiles, [{ sub, address: null, version: 1, updatedAt: requestedAt }]);
});

/** Carries out the request with one more eraser before the account's own. */
function carryOut(more: AccountEraser) {
  const clock = { now: () => new Date('2026-06-15T12:00:00.000Z') };
  const deps = {
    ...{ clock, random: systemRandom, outbox: createOutbox({ clock, random: systemRandom }) },
    describeAccount: () => Promise.resolve(undefined),
    describePrequalification: () => Promise.resolve(null),
    describeApplications: () => Promise.resolve([]),
    erasers: [...accountErasers, more, { name: 'account', erase: removeAccount }],
  };
  return answerRequest(deps, { store, tenant, requestId: 'deletion', answer: 'carry-out' });
}

const left = async () => ({
  status: (await store.findOne(privacyRequests))?.status,
  profiles: (await store.find(accountProfiles)).length,
});

it('an order that is placed meanwhile keeps the account, and everything else of it', async () => {
  const placed: AccountEraser = {
    name: 'order',
    erase: async (inner) => {
      await inner.update(orders, { ownerSub: sub, status: 'SUBMITTED' }, isOrder());
    },
  };
  expect(await carryOut(placed)).toEqual({ runningOrders: [orderNumber] });
  expect(removeAccount).not.toHaveBeenCalled();
  expect(await left()).toEqual({ status: 'open', profiles: 1 });
});

it('a deletion that is cut off, by a pool that does not answer or the end of the process, is done again as a whole', async () => {
  const nothing: AccountEraser = { name: 'nothing', erase: () => Promise.resolve() };
  removeAccount.mockRejectedValueOnce(new Error('cut off'));
  await expect(carryOut(nothing)).rejects.toThrow('cut off');
  expect(await left()).toEqual({ status: 'open', profiles: 1 });
  expect(await carryOut(nothing)).toMatchObject({ status: 'completed' });
  expect(removeAccount).toHaveBeenCalledTimes(2);
  expect(await left()).toEqual({ status: 'completed', profiles: 0 });
});
