import { flagDefaults } from '@forecourt/shared-contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { seedFlags } from './seed-flags.ts';

type DataFile = { revision: string; flags: Record<string, unknown> };
type Evaluations = Record<string, { value: unknown; version: number }>;

describe.each(testEngines)('flags on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  const seed = async () => {
    for (const tenant of testTenants.all()) await seedFlags(tenantStore(database.db, tenant.id), tenant);
  };
  beforeAll(async () => {
    database = await open();
    backend = testBackend(database.db);
    await seed();
  });
  afterAll(() => database.close());

  const dataFile = (tenantId: string, etag?: string) =>
    backend
      .client({ tenantId })
      .get<DataFile>('/proxy/optimizelyDataFile', { headers: etag ? { 'if-none-match': etag } : {} });
  const change = (tenantId: string, key: string, value: unknown) =>
    backend.client({ tenantId }).send('PUT', `/_sandbox/flags/${key}`, { body: { value } });

  it('has every flag of SITE-39, by tenant', async () => {
    const [northstar, harbor] = await Promise.all([dataFile('northstar'), dataFile('harbor')]);
    expect(Object.keys(northstar.body.flags).sort()).toEqual(Object.keys(flagDefaults).sort());
    expect(northstar.body.flags.social_media_login_google).toBe(true);
    expect(harbor.body.flags.social_media_login_google).toBe(false);
  });

  it('returns 304 until a flag changes, only for that tenant', async () => {
    const [before, other] = await Promise.all([dataFile('northstar'), dataFile('harbor')]);
    const etag = before.headers.get('etag') ?? '';
    expect((await dataFile('northstar', `W/${etag}`)).status).toBe(304);
    await change('northstar', 'shop_contain', 'soft');
    const after = await dataFile('northstar', etag);
    expect(after.status).toBe(200);
    expect(after.body.flags.shop_contain).toBe('soft');
    expect(after.body.revision).not.toBe(before.body.revision);
    expect((await dataFile('harbor', other.headers.get('etag') ?? '')).status).toBe(304);
  });

  it('keeps a changed value when seeded again', async () => {
    await change('ember', 'message_banner', true);
    const { revision } = (await dataFile('ember')).body;
    await seed();
    const { body } = await dataFile('ember');
    expect(body).toMatchObject({ revision, flags: { message_banner: true } });
  });

  it('gives the LaunchDarkly client the same values, only for its own environment', async () => {
    const context = Buffer.from('{"kind":"user","key":"k"}').toString('base64url');
    const evaluate = (environment: string) =>
      backend
        .client({ tenantId: 'ember' })
        .get<Evaluations>(`/ld/sdk/evalx/${environment}/contexts/${context}`);
    const { status, body } = await evaluate('ember-local');
    expect(status).toBe(200);
    const values = Object.fromEntries(Object.entries(body).map(([key, { value }]) => [key, value]));
    expect(values).toEqual((await dataFile('ember')).body.flags);
    expect((await evaluate('northstar-local')).status).toBe(404);
  });

  it('accepts events and has no goals', async () => {
    const client = backend.client();
    expect((await client.get('/ld/sdk/goals/northstar-local')).body).toEqual([]);
    for (const path of ['/ld/events/bulk/northstar-local', '/ld/events/diagnostic/northstar-local']) {
      expect((await client.send('POST', path, { body: [] })).status).toBe(202);
    }
  });

  it.each([
    ['UPPER', true],
    ['a b', true],
    ['message_banner', { nested: true }],
    ['message_banner', 'x'.repeat(201)],
  ])('refuses to change %s to %j', async (key, value) => {
    expect((await change('northstar', encodeURIComponent(key), value)).status).toBe(400);
  });
});
