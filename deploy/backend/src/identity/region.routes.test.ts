import { describe, expect, it } from 'vitest';
import { regionRoutes } from './region.routes.ts';
import { createMemoryIdentityStore } from './testing/create-memory-identity-store.ts';
import { cloudIdentity } from './testing/cloud-identity.ts';

const deps = cloudIdentity(createMemoryIdentityStore(), {});
const app = regionRoutes(deps);

describe('POST /user/region', () => {
  const ask = (body: unknown, tenantId = 'northstar') =>
    app.request('/user/region', {
      method: 'POST',
      headers: { 'x-forecourt-tenant': tenantId, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it.each(['demo@northstar.example', 'nobody@northstar.example'])(
    'gives the same answer for %s',
    async (email) => {
      expect(await (await ask({ email })).json()).toEqual({ region: 'us-east-1', activeRegion: 'us-east-1' });
    },
  );

  it('names the other region while the primary is down (F35)', async () => {
    deps.regions.setDown('northstar', 'us-east-1', true);
    expect(await (await ask({ email: 'demo@northstar.example' })).json()).toEqual({
      region: 'us-east-1',
      activeRegion: 'us-west-2',
    });
    expect(await (await ask({ email: 'demo@harbor.example' }, 'harbor')).json()).toMatchObject({
      activeRegion: 'us-east-1',
    });
  });

  it('refuses what is no address', async () => {
    const response = await ask({ email: 'no address' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'error.validation.request' } });
  });
});
