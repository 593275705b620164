import type { OrderDocumentList } from '@forecourt/shared-contracts/documents';
import { listedOrders, type Order } from '@forecourt/shared-contracts/commerce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';

const path = '/api/account/documents';

describe.each(testEngines)('documents over all orders on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  beforeAll(async () => {
    database = await open();
    backend = testBackend(database.db);
    backend.stock(200);
    await backend.seed('northstar');
  });
  afterAll(() => database.close());

  it("are those of each listed order, identical to the order's own list", async () => {
    const client = backend.client({ tenantId: 'northstar', sub: 'demo-northstar' });
    const { orders } = (await client.get<{ orders: OrderDocumentList[] }>(path)).body;
    const listed = (await client.get<{ orders: Order[] }>('/api/commerce/orders')).body.orders;
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(
      listedOrders(listed).map(({ orderNumber }) => orderNumber),
    );
    for (const { dealRefId, documents } of orders) {
      const own = await client.get(`/api/documents/deals/${dealRefId}/documents?excludeSystem=true`);
      expect(own.body).toEqual({ documents });
    }
  });

  it('T36: are visible only to the owner', async () => {
    const other = backend.client({ tenantId: 'northstar', sub: 'somebody' });
    expect((await other.get(path)).body).toEqual({ orders: [] });
    expect((await backend.client({ tenantId: 'northstar' }).get(path)).status).toBe(401);
  });
});
