import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../fixtures/test.ts';

/** One release of the site: its scripts, and those of them that a page names with their hashes. */
interface EmittedRelease {
  readonly name: string;
  readonly scripts: readonly { readonly path: string; readonly integrity: string; readonly text: string }[];
  readonly first: readonly string[];
}

/** Scripts of a release that a page of the edge starts, by name: its entry, and the script in the embed's frame. */
const firstOf = (entry: string, paths: readonly string[]) => [
  entry,
  ...paths.filter((path) => path.startsWith('frame.')),
];

function emittedReleases(dataDir: string): readonly EmittedRelease[] {
  const remotes = join(dataDir, 'releases/remotes');
  return readdirSync(remotes).flatMap((name) =>
    readdirSync(join(remotes, name)).map((version) => {
      const folder = join(remotes, name, version);
      const { record } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { record: string };
      const { entry, files } = JSON.parse(record) as {
        entry: string;
        files: { path: string; integrity: string }[];
      };
      const scripts = files
        .filter(({ path }) => path.endsWith('.js'))
        .map((file) => ({ ...file, text: readFileSync(join(folder, file.path), 'utf8') }));
      return {
        name,
        scripts,
        first: firstOf(
          entry,
          scripts.map(({ path }) => path),
        ),
      };
    }),
  );
}

const allNames = ['embed', 'mfe-account', 'mfe-checkout', 'mfe-credit-app', 'mfe-storefront', 'shell'];

test('T13: the hash of every script of every release is in a script that the page starts by its own hash', ({
  stack,
}) => {
  const releases = emittedReleases(stack.dataDir);
  expect([...new Set(releases.map(({ name }) => name))].sort()).toEqual(allNames);
  for (const { name, scripts, first } of releases) {
    const starting = scripts.filter(({ path }) => first.includes(path)).map(({ text }) => text);
    const later = scripts.filter(({ path }) => !first.includes(path));
    expect([name, starting.length]).toEqual([name, first.length]);
    const unknown = later.filter(
      ({ integrity }) => !starting.some((text) => text.includes(integrity.replace('sha384-', ''))),
    );
    expect([name, unknown.map(({ path }) => path)]).toEqual([name, []]);
  }
});

/** Names by which known override tools, and our own cookie, would appear in code. */
const overrideCode =
  /import-map-overrides?|importMapOverrides|mf[-_]override|__MF_DEVTOOLS|module-federation-devtools|mfChromeExtension|release-override|\/_override/i;

/** The list of the cookie policy, which must name our own cookie: it is text, not code. */
const namesOfPolicy = /names:\["release-override"\]/g;

const replacesRemotes = (code: string) => overrideCode.test(code.replaceAll(namesOfPolicy, ''));

test.describe('T17: no script of any release contains code that replaces a remote', () => {
  test('in the releases of the site', ({ stack }) => {
    const found = emittedReleases(stack.dataDir).flatMap(({ name, scripts }) =>
      scripts.flatMap(({ path, text }) => (replacesRemotes(text) ? [`${name}/${path}`] : [])),
    );
    expect(found).toEqual([]);
  });

  for (const code of [
    'localStorage.getItem("import-map-override:mfe-account")',
    'window.importMapOverrides.getOverrideMap()',
    'new URLSearchParams(location.search).get("mf-override")',
    'globalThis.__MF_DEVTOOLS__',
    'document.cookie.match(/release-override=/)',
    'fetch("/_override?off")',
  ]) {
    test(`the scan finds ${code}`, () => expect(replacesRemotes(`a();${code};b()`)).toBe(true));
  }
});
