import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleTenant } from '@forecourt/releases/testing';
import { describe, expect, it } from 'vitest';
import { setUpEdge } from '../testing/set-up-edge.ts';

const tenantText = (id: string, changes: object = {}) => JSON.stringify({ ...sampleTenant(id), ...changes });
const whole = tenantText('northstar');

/** Files that may stand in the place of Northstar's. */
const files: readonly (readonly [string, string])[] = [
  ['empty', ''],
  ['half', whole.slice(0, whole.length / 2)],
  ['of another tenant', tenantText('harbor')],
  ['of another tenant under its name', tenantText('harbor', { id: 'northstar' })],
  ['2 MB of text', 'x'.repeat(2 ** 21)],
  ['2 MB in one field', tenantText('northstar', { brandName: 'N'.repeat(2 ** 21) })],
  ['without its theme', tenantText('northstar', { theme: undefined })],
  ['an array', '[]'],
];

async function setUp() {
  const edge = await setUpEdge();
  const path = join(edge.dataDir, 'releases/tenants/northstar.json');
  /** The status of a host's page, and the brand on it. */
  const shown = async (host: string) => {
    const answer = await edge.get('/search', { host });
    const html = await answer.text();
    return [
      answer.status,
      ...['Northstar', 'Harbor', 'Ember'].filter((brand) => html.includes(`"brandName":"${brand}`)),
    ];
  };
  return { ...edge, path, shown };
}

describe('F40: a tenant file that is missing, half, of a wrong host, or 2 MB', () => {
  it.each(files)('%s: the last good one stays, and no other tenant is affected', async (_what, text) => {
    const { path, site, shown } = await setUp();
    writeFileSync(path, text);
    await site.refresh();
    expect((await shown('harbor.localhost')).slice(1)).not.toContain('Northstar');
    expect((await shown('northstar.localhost')).slice(1)).not.toContain('Harbor');
    expect(await shown('ember.localhost')).toEqual([200, 'Ember']);
    writeFileSync(path, whole);
    await site.refresh();
    expect(await shown('northstar.localhost')).toEqual([200, 'Northstar']);
    expect(await shown('harbor.localhost')).toEqual([200, 'Harbor']);
  });

  it('missing: its host gets 404, until it is there again', async () => {
    const { path, site, shown } = await setUp();
    rmSync(path);
    await site.refresh();
    expect(await shown('northstar.localhost')).toEqual([404]);
    writeFileSync(path, whole);
    await site.refresh();
    expect(await shown('northstar.localhost')).toEqual([200, 'Northstar']);
  });

  it('a host that two tenants claim gets 404, not the page of either', async () => {
    const { dataDir, site, shown, logged } = await setUp();
    const claim = tenantText('ember', { hosts: ['ember.localhost', 'harbor.localhost'] });
    writeFileSync(join(dataDir, 'releases/tenants/ember.json'), claim);
    await site.refresh();
    expect(await shown('harbor.localhost')).toEqual([404]);
    expect(await shown('ember.localhost')).toEqual([200, 'Ember']);
    expect(await shown('northstar.localhost')).toEqual([200, 'Northstar']);
    await site.refresh();
    expect(logged.filter((line) => line.includes('claim'))).toEqual([
      'several tenants claim harbor.localhost, which gets 404',
    ]);
  });
});
