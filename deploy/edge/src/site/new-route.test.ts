import { expect, it } from 'vitest';
import { rollback } from '@forecourt/releases';
import { route, type SampleBuild } from '@forecourt/releases/testing';
import * as v from 'valibot';
import { PageContextSchema } from '@forecourt/shared-contracts/page';
import { matchRoute } from '@forecourt/shared-contracts/releases';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';

const name = 'mfe-account';
const account = sampleBuilds.find((build) => build.name === name)!;

/** The account remote with one more route, as its own team releases it. */
const withReturns: SampleBuild = {
  ...account,
  files: { 'remoteEntry.88888888.js': 'entry', 'returns.99999999.js': 'returns' },
  initial: ['remoteEntry.88888888.js'],
  initialByRoute: { returns: ['returns.99999999.js'] },
  routes: [...account.routes!, route('/returns/:orderNumber', { id: 'returns', skeleton: 'detail' })],
};

async function setUp() {
  const edge = await setUpEdge();
  /** Status of a page, its context, the shell's files in it, and the remote that the shell finds for its path. */
  const open = async (path: string) => {
    const answer = await edge.get(path);
    const html = await answer.text();
    const data = /id="forecourt-page">(.*?)<\/script>/.exec(html)?.[1] ?? 'null';
    const context = v.parse(PageContextSchema, JSON.parse(data));
    const { remotes } = context.releases;
    const owners = remotes.filter(({ routes }) => matchRoute(routes, path)).map((one) => one.name);
    const shellFiles = [...new Set(html.match(/\/assets\/shell\/[^"\\ ]+/g))].sort();
    return { status: answer.status, html, context, owners, shellFiles };
  };
  return { ...edge, open };
}

it('a route that a remote adds is served with its files, owned by it and gone after a rollback, while the shell stays the same release', async () => {
  const edge = await setUp();
  const path = '/returns/FC-1';
  const before = await edge.open(path);
  expect(before).toMatchObject({ status: 404, owners: [] });
  expect(before.shellFiles.length).toBeGreaterThan(0);

  await edge.release([withReturns]);
  await edge.site.refresh();
  const after = await edge.open(path);
  expect(after).toMatchObject({ status: 200, owners: [name] });
  expect(after.html).toMatch(/assets\/mfe-account\/[^"]+\/returns\.99999999\.js/);
  expect(after.context.shellVersion).toBe(before.context.shellVersion);
  expect(after.shellFiles).toEqual(before.shellFiles);
  const others = (context: typeof after.context) =>
    context.releases.remotes.filter((one) => one.name !== name);
  expect(others(after.context)).toEqual(others(before.context));
  expect((await edge.open('/sign-in')).owners).toEqual([name]);

  await rollback(edge.target, [name]);
  await edge.site.refresh();
  expect(await edge.open(path)).toMatchObject({ status: 404, owners: [] });
  expect((await edge.open('/sign-in')).status).toBe(200);
});

it('a page that was open before the release keeps its own set of routes', async () => {
  const edge = await setUp();
  const open = await edge.open('/sign-in');
  await edge.release([withReturns]);
  await edge.site.refresh();
  const remote = open.context.releases.remotes.find((one) => one.name === name)!;
  expect(matchRoute(remote.routes, '/returns/FC-1')).toBeUndefined();
  expect((await edge.get(remote.current.entryUrl)).status).toBe(200);
});
