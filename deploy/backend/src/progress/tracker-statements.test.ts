import type { DealDocument } from '@forecourt/shared-contracts/documents';
import { demoOrderNumber } from '@forecourt/sample-data/orders/demo-order-number.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { countStatements } from '../testing/count-statements.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';

const number = demoOrderNumber('northstar', 'documents-partly');
let database: Database;
let backend: TestBackend;
let paths: Readonly<Record<string, string>>;
beforeAll(async () => {
  database = await openEmptyDatabase();
  backend = testBackend(database.db);
  backend.stock(900);
  await backend.seed('northstar');
  const { body } = await owner().get<{ data: { deal: { dealRefId: string } } }>(
    `/public/commerce/orders/${number}`,
  );
  const documents = `/api/documents/deals/${body.data.deal.dealRefId}/documents`;
  const listed = await owner().get<{ documents: DealDocument[] }>(`${documents}?excludeSystem=true`);
  const withFile = listed.body.documents.find(({ file }) => file);
  paths = {
    order: `/public/commerce/orders/${number}`,
    history: `/public/commerce/history/${number}`,
    insurance: `/public/insurance-verification/progress/${number}`,
    'ID check': `/api/id-verification/doc-verification/consumer?orderId=${number}`,
    readiness: `/api/contracting/signing/${number}/readiness`,
    'signing status': `/api/contracting/signing/${number}/status`,
    documents: `${documents}?excludeSystem=true`,
    thumbnail: `${documents}/${withFile?.id}/thumbnail`,
  };
  // The thumbnail of a sample is made when it is first asked for.
  await owner().get(paths['thumbnail'] ?? '');
});
afterAll(() => database.close());

const owner = () => backend.client({ sub: 'demo-northstar' });
const answersOf = (sub: string) =>
  Promise.all(Object.values(paths).map((path) => backend.client({ sub }).get(path)));

describe('statements of the tracker’s calls, each alone', () => {
  it.each([
    ['order', 7],
    ['history', 2],
    ['insurance', 2],
    ['ID check', 2],
    ['readiness', 4],
    ['signing status', 2],
    ['documents', 3],
    ['thumbnail', 2],
  ])('%s: at most %i', async (name, most) => {
    const count = countStatements(database.db);
    expect((await owner().get(paths[name] ?? '')).status).toBe(200);
    expect(count()).toBeLessThanOrEqual(most);
  });
});

it('the tracker’s calls side by side read the database with at most 9 statements', async () => {
  const alone: unknown[] = [];
  for (const path of Object.values(paths)) alone.push((await owner().get(path)).body);
  const count = countStatements(database.db);
  const answers = await answersOf('demo-northstar');
  expect(count()).toBeLessThanOrEqual(9);
  expect(answers.map(({ body }) => body)).toEqual(alone);
});

it('calls of two accounts side by side are judged each for itself', async () => {
  const [own, foreign] = await Promise.all([answersOf('demo-northstar'), answersOf('demo-harbor')]);
  expect(own.map(({ status }) => status)).toEqual(own.map(() => 200));
  expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 404));
});
