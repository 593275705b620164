import { copyFileSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCodes } from '@forecourt/settings';
import { usStates } from '@forecourt/shared-contracts/geo';
import { stateFees } from '@forecourt/shared-contracts/pricing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readTenants, tenantFolder } from './tenant-files.ts';

const sources = fileURLToPath(new URL('../../../releases/tenants', import.meta.url));
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-tenants-'));
  file = join(folder, 'harbor.json');
  copyFileSync(join(sources, 'harbor.json'), file);
});

/** Changes the file, with a timestamp that differs even on a fast machine. */
function rewrite(text: string) {
  writeFileSync(file, text);
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
}
const renamed = (brandName: string) =>
  JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), brandName });

describe('tenant files', () => {
  it.each(['northstar', 'harbor', 'ember'])(
    'of %s have the sample taxes of every state that a buyer may live in',
    (id) => {
      const payment = readTenants(sources).byId(id)?.payment;
      const known = new Set(payment?.states.map(({ state }) => state));
      expect(usStates.filter(([code]) => !known.has(code))).toEqual([]);
      expect(payment && stateFees(payment, 'TX').salesTaxPercent).toBe(6.25);
    },
  );

  it.each(['northstar', 'harbor', 'ember'])(
    'of %s name one phone number and the same hours for the advisor',
    (id) => {
      const contact = readTenants(sources).byId(id)?.contact;
      expect(contact?.person?.phone).toBe(contact?.phone);
      expect(contact?.person?.hours).toMatch(/^Mon–Fri 9–6, Sat 9–5 [EP]T$/);
    },
  );

  it('prefers published files to their sources', () => {
    const empty = mkdtempSync(join(tmpdir(), 'forecourt-tenants-'));
    expect(tenantFolder([folder, sources])).toBe(folder);
    expect(tenantFolder([join(empty, 'absent'), empty, sources])).toBe(sources);
    expect(() => tenantFolder([empty])).toThrow(`No tenant file was found in ${empty}.`);
  });

  it('loads a changed file on refresh', () => {
    const tenants = readTenants(folder);
    rewrite(renamed('Harbour Renamed'));
    expect(tenants.byId('harbor')?.brandName).not.toBe('Harbour Renamed');
    tenants.refresh();
    expect(tenants.byId('harbor')?.brandName).toBe('Harbour Renamed');
  });

  it('returns the tenant of a new file until it is admitted, and serves it from then on', () => {
    const tenants = readTenants(folder);
    expect(tenants.refresh()).toEqual([]);
    copyFileSync(join(sources, 'ember.json'), join(folder, 'ember.json'));
    expect(tenants.refresh().map(({ id }) => id)).toEqual(['ember']);
    expect([tenants.byId('ember'), tenants.all().length]).toEqual([undefined, 1]);
    const [ember] = tenants.refresh();
    tenants.admit(ember!);
    expect(tenants.byId('ember')).toBe(ember);
    expect(tenants.refresh()).toEqual([]);
  });

  it.each([
    ['is no JSON', '{', 'it is not JSON'],
    ['lacks a field', '{"id":"harbor"}', 'brandName'],
  ])('keeps the last good state of a file that %s, and reports it once', (_, text, fault) => {
    const tenants = readTenants(folder);
    const good = tenants.byId('harbor');
    rewrite(text);
    tenants.refresh();
    tenants.refresh();
    expect(tenants.byId('harbor')).toBe(good);
    expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringContaining(fault)]]);
    vi.mocked(console.error).mockClear();
  });

  it('keeps the last good state of a file that this process cannot serve, and reports why once; a new one is not served', () => {
    const tenants = readTenants(folder);
    const good = tenants.byId('harbor');
    rewrite(renamed('Harbour Renamed'));
    copyFileSync(join(sources, 'ember.json'), join(folder, 'ember.json'));
    const faultOf = ({ id }: Tenant) => `${id} has the pool of a stand-in`;
    expect([tenants.refresh(faultOf), tenants.refresh(faultOf)]).toEqual([[], []]);
    expect([tenants.byId('harbor'), tenants.all()]).toEqual([good, [good]]);
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [expect.stringContaining('harbor has the pool of a stand-in')],
      [expect.stringContaining('ember has the pool of a stand-in')],
    ]);
    vi.mocked(console.error).mockClear();
  });

  it('refuses to start with an invalid file, naming file and field', () => {
    rewrite(renamed(''));
    expect(() => readTenants(folder)).toThrow(
      expect.objectContaining({
        exitCode: exitCodes.badSetting,
        message: expect.stringMatching(/harbor\.json is wrong: brandName/) as string,
      }),
    );
  });
});
