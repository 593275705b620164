import { exitCodes } from '@forecourt/settings';
import { describe, expect, it } from 'vitest';
import { productionSettings, requireCognitoPools } from './production.ts';
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

  it("starts with Cognito's pools", () => {
    expect(() => requireCognitoPools({ all: () => cloudTenants })).not.toThrow();
  });
});
