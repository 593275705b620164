import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { route, sampleTenant, writeSampleBuild } from '../testing/index.ts';
import { setUpCommand as setUp } from '../testing/set-up-command.ts';

const shell = { name: 'shell', provides: { react: '19.3.1' } };
const storefront = {
  name: 'mfe-storefront',
  container: 'storefront',
  routes: [route('/search', { id: 'search' })],
  requires: { react: '^19.0.0' },
};

it('publishes, promotes and shows what is live', async () => {
  const { dir, store, printed, run } = setUp();
  writeSampleBuild(dir, shell);
  writeSampleBuild(dir, storefront);
  expect(await run('publish all')).toBe(0);
  expect(await store.channel('stable')).toBeUndefined();
  const [version = ''] = await store.versions('shell');
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  expect(await run(`promote shell ${version}`)).toBe(0);
  expect(await store.channel('stable')).toEqual({
    channel: 'stable',
    revision: 1,
    current: { shell: version },
    previous: {},
    updatedAt: '2026-11-21T06:00:00.000Z',
  });
  expect(await run('status')).toBe(0);
  expect(printed[0]).toContain('channel stable, revision 1');
  expect(printed[0]).toMatch(new RegExp(`shell +${version} +1 +- +- +2026-11-21T05:00:00.000Z +c0ffee00 +1`));
  expect(printed[0]).toMatch(/mfe-storefront +- +-/);
});

it('publishes an unchanged build once, whatever its commit and time', async () => {
  const { dir, store, printed, run } = setUp();
  writeSampleBuild(dir, shell);
  await run('publish shell --promote');
  writeSampleBuild(dir, { ...shell, commit: 'another', builtAt: '2027-01-01T00:00:00.000Z' });
  expect(await run('publish shell --promote')).toBe(0);
  expect(printed).toEqual([expect.stringContaining('is unchanged'), 'stable stays at revision 1']);
  expect(await store.versions('shell')).toHaveLength(1);
});

it('keeps the previous live release as the fallback, and numbers increase', async () => {
  const { dir, store, run } = setUp();
  writeSampleBuild(dir, shell);
  await run('publish shell --version 1.0.0 --promote');
  writeSampleBuild(dir, { ...shell, files: { 'entry.11111111.js': 'two' } });
  await run('publish shell --version 1.0.1 --promote');
  expect(await store.channel('stable')).toMatchObject({
    revision: 2,
    current: { shell: '1.0.1' },
    previous: { shell: '1.0.0' },
  });
  expect(await store.release({ name: 'shell', version: '1.0.1' })).toMatchObject({ record: { number: 2 } });
});

it('rejects other content under a published version and leaves the first unchanged', async () => {
  const { dir, store, complaints, run } = setUp();
  writeSampleBuild(dir, shell);
  await run('publish shell --version 1.0.0');
  writeSampleBuild(dir, { ...shell, files: { 'entry.0a1b2c3d.js': 'changed' } });
  expect(await run('publish shell --version 1.0.0')).toBe(1);
  expect(complaints).toEqual([
    'shell 1.0.0 has been published with other content, and a release never changes; give it another version.',
  ]);
  const bytes = await store.file({ name: 'shell', version: '1.0.0' }, 'entry.0a1b2c3d.js');
  expect(new TextDecoder().decode(bytes)).toBe('/* shell */');
});

it('T16: an older release replaces a newer one only if explicitly requested', async () => {
  const { dir, complaints, run } = setUp();
  writeSampleBuild(dir, shell);
  await run('publish shell --version 1.0.0 --promote');
  writeSampleBuild(dir, { ...shell, files: { 'entry.11111111.js': 'two' } });
  await run('publish shell --version 1.0.1 --promote');
  expect(await run('promote shell 1.0.0')).toBe(1);
  expect(complaints[0]).toContain('is older than the live 1.0.1 (number 2)');
  expect(await run('promote shell 1.0.0 --older')).toBe(0);
});

it.each([
  ['publish shell --version 1.0.0 --promote', 1, '1.0.1'],
  ['publish shell --version 1.0.0 --promote --older', 0, '1.0.0'],
  ['publish shell --version 1.0.0', 0, '1.0.1'],
  ['publish shell --version 1.0.2 --promote', 0, '1.0.2'],
])('T16: an old build is published again: "%s" exits with %i, and %s is live', async (line, code, live) => {
  const { dir, store, complaints, run } = setUp();
  writeSampleBuild(dir, shell);
  await run('publish shell --version 1.0.0 --promote');
  writeSampleBuild(dir, { ...shell, files: { 'entry.11111111.js': 'two' } });
  await run('publish shell --version 1.0.1 --promote');
  writeSampleBuild(dir, shell);
  expect(await run(line)).toBe(code);
  expect(await store.channel('stable')).toMatchObject({ current: { shell: live } });
  expect(complaints).toEqual(
    code === 0
      ? []
      : ['shell 1.0.0 (number 1) is older than the live 1.0.1 (number 2); say --older if that is meant.'],
  );
});

describe('T16: a pointer file that somebody else has written', () => {
  const cart = { ...shell, name: 'mfe-cart', container: 'cart', routes: [route('/cart')] };

  async function withTampered(change: (current: Record<string, string>) => object, revision = 9) {
    const command = setUp();
    const { dir, store, run } = command;
    writeSampleBuild(dir, shell);
    writeSampleBuild(dir, cart);
    await run('publish shell --version 1.0.0 --promote');
    await run('publish mfe-cart --version 1.0.0 --promote');
    writeSampleBuild(dir, { ...shell, files: { 'entry.11111111.js': 'two' } });
    await run('publish shell --version 1.0.1 --promote');
    const pointers = await store.channel('stable');
    if (!pointers) throw new Error('nothing is live');
    await store.writeChannel({ ...pointers, revision, current: change(pointers.current) as never });
    return command;
  }

  it('is not signed along with the next change', async () => {
    const { dir, store, run } = await withTampered((current) => ({ ...current, shell: '1.0.0' }));
    writeSampleBuild(dir, { ...cart, files: { 'entry.11111111.js': 'two' } });
    expect(await run('publish mfe-cart --version 1.0.1 --promote')).toBe(0);
    const live = { revision: 4, current: { shell: '1.0.1', 'mfe-cart': '1.0.1' } };
    expect(await store.channel('stable')).toMatchObject(live);
    expect(await store.change('stable', 4)).toMatchObject({ pointers: live });
  });

  it('is restored by promoting what is live', async () => {
    const { store, run } = await withTampered(({ shell: version }) => ({ shell: version }));
    expect(await run('promote mfe-cart 1.0.0')).toBe(0);
    const live = { revision: 4, current: { shell: '1.0.1', 'mfe-cart': '1.0.0' } };
    expect(await store.channel('stable')).toMatchObject(live);
    expect(await run('promote mfe-cart 1.0.0')).toBe(0);
    expect(await store.channel('stable')).toMatchObject({ revision: 4 });
  });

  it.each([100_000_000, Number.MAX_SAFE_INTEGER, 1e300])(
    'does not lock the channel by revision %d',
    async (revision) => {
      const { store, run } = await withTampered((current) => current, revision);
      expect(await run('promote mfe-cart 1.0.0')).toBe(0);
      expect(await run('rollback shell')).toBe(0);
      expect(await store.channel('stable')).toMatchObject({ revision: 5, current: { shell: '1.0.0' } });
    },
  );

  it('does not count with entries of the journal that nobody signed', async () => {
    const { store, run } = await withTampered((current) => current, 3);
    const { signed: _signed, ...change } = (await store.change('stable', 3))!;
    for (const revision of [4, 70_000_000])
      await store.addChange({ ...change, pointers: { ...change.pointers, revision, current: {} } });
    expect(await run('rollback shell')).toBe(0);
    const live = { revision: 5, current: { shell: '1.0.0', 'mfe-cart': '1.0.0' } };
    expect(await store.channel('stable')).toMatchObject(live);
  });

  it('of a channel that was never signed is followed, but not by a revision that cannot be', async () => {
    const { dir, store, run, complaints } = setUp();
    writeSampleBuild(dir, shell);
    await run('publish shell --version 1.0.0');
    const pointers = { channel: 'stable', current: {}, previous: {}, updatedAt: '2026-11-21T06:00:00.000Z' };
    await store.writeChannel({ ...pointers, revision: 1e15 });
    expect(await run('promote shell 1.0.0')).toBe(1);
    expect(complaints[0]).toContain('stable claims to be at revision 1000000000000000');
    await store.writeChannel({ ...pointers, revision: 7 });
    expect(await run('promote shell 1.0.0')).toBe(0);
    expect(await store.channel('stable')).toMatchObject({ revision: 8 });
  });
});

it('a whole checkout goes back to an older one, as after a change of branch', async () => {
  const { dir, store, run } = setUp();
  writeSampleBuild(dir, shell);
  expect(await run('publish all --promote')).toBe(0);
  const [older = ''] = await store.versions('shell');
  writeSampleBuild(dir, { ...shell, files: { 'entry.11111111.js': 'two' } });
  expect(await run('publish all --promote')).toBe(0);
  writeSampleBuild(dir, shell);
  expect(await run('publish all --promote')).toBe(0);
  expect(await store.channel('stable')).toMatchObject({ revision: 3, current: { shell: older } });
});

it.each([
  [
    'a changed file',
    (dist: string) => appendFileSync(join(dist, 'entry.0a1b2c3d.js'), ' '),
    'entry.0a1b2c3d.js of shell has other bytes than its hash says; build it again.',
  ],
  [
    'a changed brotli copy',
    (dist: string) => writeFileSync(join(dist, 'entry.0a1b2c3d.js.br'), brotliCompressSync('other')),
    'entry.0a1b2c3d.js.br of shell does not unpack to entry.0a1b2c3d.js; build it again.',
  ],
  [
    'no record',
    (dist: string) => writeFileSync(join(dist, 'build.json'), '{"name":"shell"}'),
    'The build of shell has no valid record: version',
  ],
])('rejects %s', async (_, damage, sentence) => {
  const { dir, store, complaints, run } = setUp();
  damage(writeSampleBuild(dir, shell));
  expect(await run('publish shell')).toBe(1);
  expect(complaints[0]).toContain(sentence);
  expect(await store.names()).toEqual([]);
});

it('rejects a package without a build', async () => {
  const { complaints, run } = setUp();
  expect(await run('publish shell')).toBe(1);
  expect(complaints[0]).toMatch(/^shell has no build in .*; build it first\.$/);
});

it('rejects a route of another live remote', async () => {
  const { dir, complaints, run } = setUp();
  writeSampleBuild(dir, shell);
  writeSampleBuild(dir, storefront);
  await run('publish all --promote');
  writeSampleBuild(dir, { name: 'mfe-other', container: 'other', routes: [route('/search')] });
  expect(await run('publish mfe-other')).toBe(1);
  expect(complaints[0]).toMatch(
    /^mfe-other 1\.0\.0-\w{8} claims the route \/search, which belongs to mfe-storefront\.$/,
  );
});

it('rejects a remote that the live shell cannot serve, and a shell that would break a live remote', async () => {
  const { dir, complaints, run } = setUp();
  writeSampleBuild(dir, shell);
  writeSampleBuild(dir, storefront);
  await run('publish all --promote');
  writeSampleBuild(dir, { ...storefront, requires: { react: '^20.0.0' } });
  expect(await run('publish mfe-storefront')).toBe(1);
  expect(complaints[0]).toMatch(/needs react \^20\.0\.0, but shell 1\.0\.0-\w{8} provides 19\.3\.1\.$/);
  writeSampleBuild(dir, { ...shell, provides: { react: '20.0.0' } });
  expect(await run('publish shell')).toBe(1);
  expect(await run('publish all --promote')).toBe(0);
});

it('promotes nothing without a shell, nothing unknown and nothing unsigned', async () => {
  const { dir, store, complaints, run } = setUp();
  writeSampleBuild(dir, storefront);
  expect(await run('publish mfe-storefront --promote')).toBe(1);
  expect(complaints[0]).toContain('No shell is live');
  expect(await run('promote mfe-storefront 9.9.9')).toBe(1);
  expect(complaints[0]).toBe('mfe-storefront 9.9.9 has not been published.');
  const [version = ''] = await store.versions('mfe-storefront');
  const path = join(dir, `releases/remotes/mfe-storefront/${version}/release.json`);
  const stored = JSON.parse(readFileSync(path, 'utf8')) as { record: string };
  writeFileSync(path, JSON.stringify({ ...stored, record: stored.record.replace('/search', '/evil') }));
  expect(await run(`promote mfe-storefront ${version}`)).toBe(1);
  expect(complaints[0]).toBe(`mfe-storefront ${version} is not signed by a trusted key.`);
  expect(await store.channel('stable')).toBeUndefined();
});

it.each([
  ['', 'Usage: npm run release --'],
  ['frobnicate', 'There is no command "frobnicate".'],
  ['publish', 'publish needs the names of packages, or all.'],
  ['publish all --version', '--version needs a value.'],
  ['publish a b --version 1.0.0', '--version is for one package.'],
  ['promote shell', 'promote needs a name and a version.'],
  ['status --loud', 'There is no option --loud here.'],
  ['rollback', 'rollback needs the names of what is taken back.'],
  ['promote shell 1.0.0 --channel ../keys', '"../keys" is no name of a channel.'],
  ['history --limit none', '--limit is a whole number above 0.'],
  ['verify shell', 'verify takes no names.'],
])('reports a usage error for "%s"', async (line, sentence) => {
  const { complaints, run } = setUp();
  expect(await run(line)).toBe(2);
  expect(complaints[0]).toContain(sentence);
});

const { promises, contact, payment, fulfillment } = sampleTenant('harbor') as {
  fulfillment: { hours: { monday: object } };
  promises: object;
  contact: { person: object };
  payment: { lease: { moneyFactors: object } };
};

function moneyFactors(changes: object) {
  const factors = { ...payment.lease.moneyFactors, ...changes };
  return { ...payment, lease: { ...payment.lease, moneyFactors: factors } };
}

function theme(changes: Record<string, unknown>) {
  const { theme: sample } = sampleTenant('harbor') as { theme: { palette: object } };
  return { ...sample, palette: { ...sample.palette, ...changes } };
}

it.each([
  [
    'low contrast',
    { theme: theme({ ink: '#cccccc', surface: '#ffffff' }) },
    'theme.palette: ink on surface has a contrast of',
  ],
  [
    'T05: CSS in a color',
    { theme: theme({ brand: 'red;}body{display:none' }) },
    'theme.palette.brand: must be a color like #1a2b3c',
  ],
  ['a wrong host', { hosts: ['Harbor.localhost'] }, 'hosts.0: must be a host name in lower case'],
  [
    'a host of another tenant',
    { hosts: ['northstar.localhost'] },
    'hosts.0: northstar.localhost belongs to tenant northstar',
  ],
  ['a second default', { isDefault: true }, 'isDefault: tenant northstar is the default already'],
  ['no promises', { promises: undefined }, 'promises.limitedWarranty: is empty'],
  ['no returns', { promises: { ...promises, moneyBack: null } }, 'promises.moneyBack: is empty'],
  ['no warranty', { promises: { ...promises, limitedWarranty: null } }, 'promises.limitedWarranty: is empty'],
  ['no inspection', { promises: { ...promises, inspection: undefined } }, 'promises.inspection: is empty'],
  ['nobody to call', { contact: { ...contact, person: undefined } }, 'contact.person: is empty'],
  [
    'a person without hours',
    { contact: { ...contact, person: { ...contact.person, hours: ' ' } } },
    'contact.person.hours: ',
  ],
  [
    'a time zone that does not exist',
    { contact: { ...contact, timeZone: 'America/NewYork' } },
    'contact.timeZone: "America/NewYork" is no time zone',
  ],
  [
    'no money factor for a credit tier',
    { payment: moneyFactors({ excellent: undefined }) },
    'payment.lease.moneyFactors.excellent: is missing',
  ],
  [
    'a money factor of no credit tier',
    { payment: moneyFactors({ excelent: 0.002 }) },
    'payment.lease.moneyFactors.excelent: is none of the credit tiers',
  ],
  [
    'a money factor that prices would round',
    { payment: moneyFactors({ excellent: 0.00190004 }) },
    'payment.lease.moneyFactors.excellent: 0.00190004 has more than 7 decimals',
  ],
  [
    'a default term of no lease',
    { payment: { ...payment, lease: { ...payment.lease, defaultTermMonths: 30 } } },
    'payment.lease.defaultTermMonths: 30 is none of the terms',
  ],
  [
    'a language in which the site has no texts',
    { locales: ['en', 'fr'] },
    'locales.1: the site has no texts in "fr", only in en, es',
  ],
  ['such a language as its own', { locale: 'fr', locales: ['fr'] }, 'locale: the site has no texts in "fr"'],
  [
    'hours that no text states',
    { fulfillment: { ...fulfillment, hours: { ...fulfillment.hours, sunday: fulfillment.hours.monday } } },
    'texts.en.shell.header.hours: is empty',
  ],
  ['a person in one language only', { texts: { en: {}, es: {} } }, 'texts.es.tenant.person.role: is empty'],
])('rejects a tenant file with %s and keeps the last good one', async (_, changes, sentence) => {
  const { dir, store, complaints, run } = setUp();
  writeFileSync(join(dir, 'northstar.json'), JSON.stringify(sampleTenant('northstar')));
  writeFileSync(join(dir, 'harbor.json'), JSON.stringify(sampleTenant('harbor')));
  expect(await run('publish-tenant northstar.json harbor.json')).toBe(0);
  const good = await store.tenant('harbor');
  writeFileSync(join(dir, 'harbor.json'), JSON.stringify(sampleTenant('harbor', changes)));
  expect(await run('publish-tenant harbor.json')).toBe(1);
  expect(complaints[0]).toBe('harbor.json is refused, and the last good file stays:');
  expect(complaints.join('\n')).toContain(sentence);
  expect(await store.tenant('harbor')).toEqual(good);
});

it('rejects a file that is missing, not JSON, or names a setting that does not exist', async () => {
  const { dir, complaints, run } = setUp();
  expect(await run('publish-tenant nowhere.json')).toBe(1);
  expect(complaints).toEqual(['nowhere.json cannot be read.']);
  writeFileSync(join(dir, 'bad.json'), '{');
  expect(await run('publish-tenant bad.json')).toBe(1);
  expect(complaints[1]).toContain('  file: ');
  const { payment } = sampleTenant('ember') as { payment: object };
  const ember = sampleTenant('ember', { payment: { ...payment, homeState: 'ZZ' } });
  writeFileSync(join(dir, 'ember.json'), JSON.stringify(ember));
  expect(await run('publish-tenant ember.json')).toBe(1);
  expect(complaints[1]).toBe('  payment.homeState: "ZZ" is none of the states');
  expect(existsSync(join(dir, 'releases/tenants'))).toBe(false);
});
