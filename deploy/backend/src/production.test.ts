import { exitCodes } from '@forecourt/settings';
import { describe, expect, it } from 'vitest';
import { systemClock, systemRandom } from './ports/index.ts';
import { productionComposition, productionSettings, requireCognitoPools } from './production.ts';
import { providerNames } from './providers.ts';
import { backendSettings } from './settings.ts';
import { testTenants } from './testing/test-tenants.ts';

const cloudTenants = testTenants.all().map((tenant) => ({
  ...tenant,
  consumer: {
    ...tenant.consumer,
    identityPools: tenant.consumer.identityPools.map(({ region, userPoolId, userPoolClientId }) => ({
      region,
      userPoolId,
      userPoolClientId,
    })),
  },
}));

describe('production', () => {
  it('does not start with a pool of a stand-in, and names it with its tenant', () => {
    expect(() => requireCognitoPools(testTenants)).toThrow(
      expect.objectContaining({
        exitCode: exitCodes.badSetting,
        message: expect.stringMatching(/^The identity pool \S+ of tenant \w+ has an endpoint/) as string,
      }),
    );
  });

  it.each([
    ['both', {}, 'without DATABASE_URL and FORECOURT_DATA_KEY.'],
    ['the database', { FORECOURT_DATA_KEY: 'a1'.repeat(32) }, 'without DATABASE_URL.'],
    ['the key', { DATABASE_URL: 'postgres://db.example/forecourt' }, 'without FORECOURT_DATA_KEY.'],
  ])('T66: does not start without its settings, and names what is missing: %s', (_row, env, names) => {
    expect(() => productionSettings(env)).toThrow(
      expect.objectContaining({
        exitCode: exitCodes.badSetting,
        message: expect.stringContaining(names) as string,
      }),
    );
  });

  it('serves no tenant whose file gets the pool of a stand-in while it runs', async () => {
    const settings = backendSettings({ FORECOURT_NOT_OFFERED: providerNames.join(',') });
    const ends: (() => unknown)[] = [];
    const ports = { clock: systemClock, random: systemRandom };
    const core = {
      ...ports,
      tenants: { all: () => [] },
      stops: { first: (end: () => unknown) => ends.push(end) },
    };
    const { tenantFault } = await productionComposition(settings)(core as never);
    for (const end of ends) await end();
    const [tenant] = testTenants.all();
    expect(tenantFault?.(tenant!)).toMatch(/^The identity pool \S+ of tenant \w+ has an endpoint/);
    expect(tenantFault?.(cloudTenants[0]!)).toBeUndefined();
  });

  it("starts with Cognito's pools", () => {
    expect(() => requireCognitoPools({ all: () => cloudTenants })).not.toThrow();
  });
});
