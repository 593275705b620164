import type { Profile } from '@forecourt/shared-contracts/profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { createZipTable } from '../geo/index.ts';
import { createApp } from '../http/index.ts';
import { systemRandom } from '../ports/index.ts';
import { errorCode, testClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { heldClock } from '../testing/held-ports.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { testTokens } from '../testing/test-tokens.ts';
import { profileRoutes } from './profile.routes.ts';

const path = '/api/account/profile';
const address = {
  line1: '123 Main St',
  line2: 'Apt 4',
  city: 'Detroit',
  state: 'MI',
  zip: '48226',
  county: 'Wayne',
};
const zips = createZipTable();

describe.each(testEngines)('on $engine', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  function visitor(sub: string | undefined, tenantId = 'northstar') {
    const clock = heldClock();
    const app = createApp({
      db: database.db,
      tenants: testTenants,
      tokens: testTokens,
      clock,
      random: systemRandom,
      log: () => {},
    });
    app.route('/', profileRoutes({ zips, clock }));
    const client = testClient(app, { tenantId, ...(sub && { sub }) });
    return {
      read: () => client.get<Profile>(path),
      keep: (body: unknown) => client.send<Profile>('PUT', path, { body }),
    };
  }

  it('stores an address, changes it and removes it', async () => {
    const buyer = visitor('one');
    expect((await buyer.read()).body).toEqual({ address: null, version: 0 });
    expect((await buyer.keep({ address, version: 0 })).body).toEqual({ address, version: 1 });
    const moved = { ...address, line1: '  9 Elm Rd ', line2: '' };
    const stored = { ...moved, line1: '9 Elm Rd' };
    expect((await buyer.keep({ address: moved, version: 1 })).body).toEqual({ address: stored, version: 2 });
    expect((await buyer.keep({ address: null, version: 2 })).body).toEqual({ address: null, version: 3 });
    expect((await buyer.read()).body).toEqual({ address: null, version: 3 });
  });

  it('F21: does not overwrite what another tab has changed in the meantime', async () => {
    const buyer = visitor('two');
    const [first, second] = await Promise.all([
      buyer.keep({ address, version: 0 }),
      buyer.keep({ address: { ...address, line1: '1 Other St' }, version: 0 }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const late = await buyer.keep({ address: { ...address, line1: '5 Late St' }, version: 0 });
    expect(errorCode(late)).toBe('error.profile.changed');
    const lost = await buyer.keep({ address, version: 7 });
    expect(errorCode(lost)).toBe('error.profile.changed');
  });

  it.each([
    ['051 a ZIP that nobody has', { zip: '00000' }, 'error.profile.unknownZip'],
    ['a state of another place', { state: 'OH' }, 'error.profile.zipStateMismatch'],
    ['a city of another place', { city: 'Marquette' }, 'error.profile.zipCityMismatch'],
    ['a county with a digit', { county: 'Wayne 2' }, 'error.profile.county'],
    ['029 line 1 without text', { line1: '123' }, 'error.validation.request'],
    ['038 a line 2 of 18', { line2: 'Apartment 12345678' }, 'error.validation.request'],
    ['039 a city of one letter', { city: 'A' }, 'error.validation.request'],
    ['047 a ZIP with its extension', { zip: '48226-1234' }, 'error.validation.request'],
    ['T53 a member too many', { sub: 'two' }, 'error.validation.request'],
  ])('%s is refused and changes nothing', async (_, change, code) => {
    const buyer = visitor('three');
    expect(errorCode(await buyer.keep({ address: { ...address, ...change }, version: 0 }))).toBe(code);
    expect((await buyer.read()).body).toEqual({ address: null, version: 0 });
  });

  it("accepts the county of the lookup in any form, and a city's other name", async () => {
    const landover = {
      ...address,
      city: 'hyattsville',
      state: 'MD',
      zip: '20785',
      county: "Prince George's",
    };
    const answer = await visitor('four').keep({ address: landover, version: 0 });
    expect(answer.body).toEqual({ address: landover, version: 1 });
  });

  it('T35: is visible only to its own account at its own dealer', async () => {
    await visitor('five').keep({ address, version: 0 });
    expect((await visitor('six').read()).body.address).toBeNull();
    expect((await visitor('five', 'harbor').read()).body.address).toBeNull();
    expect((await visitor(undefined).read()).status).toBe(401);
  });
});
