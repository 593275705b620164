import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { storedItems } from './stored-items.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const packages = readdirSync(root).filter((name) => /^(mfe-.*|shell|shared-.*)$/.test(name));
const sources = [...packages, 'deploy/edge', 'deploy/embed'].flatMap((name) =>
  readdirSync(`${root}/${name}/src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|(^|\/)testing\//.test(path))
    .map((path) => ({
      file: `${name}/src/${path}`,
      text: readFileSync(`${root}/${name}/src/${path}`, 'utf8'),
    })),
);

/** Files that write keys which their own text does not spell out beside the call. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'mfe-checkout/src/platform/order-flags.ts': ['paid.', 'contract-started.'],
  'mfe-storefront/src/platform/lead-draft.ts': ['lead-draft'],
  'shared-contracts/src/storage/kept-idempotency-key.ts': [],
};

const calls = [
  /\b(?:session|local|port|storage)\.write\(\s*([^,]+?),/g,
  /keptIdempotencyKey\(\s*[\w.]+,\s*([^,]+?),/g,
];

/** The literal text of a key up to its variable part: of the expression itself, or of the constant or function it names. */
function literalKey(expression: string, text: string): string | undefined {
  const name = /^\w+/.exec(expression)?.[0];
  const declared = name && new RegExp(`\\b(?:const ${name} = |function ${name}\\()[^'"\`]*(['"\`][^'"\`]+)`);
  const literal = declared ? new RegExp(declared).exec(text)?.[1] : expression;
  return literal && /^['"`]([^'"`$]+)/.exec(literal)?.[1];
}

const isListed = (key: string) =>
  storedItems.some(({ names }) =>
    names.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : name === key)),
  );

test('lists every key that the site writes to the browser’s storage', () => {
  const keys = sources.flatMap(({ file, text }) => {
    const written = calls
      .flatMap((call) => [...text.matchAll(call)])
      .map(([, expression = '']) => expression);
    const known = elsewhere[file];
    if (known) return known;
    return written.map((expression) => literalKey(expression, text) ?? `${file}: ${expression}`);
  });
  expect(keys).toContain('session-id');
  expect(keys).toContain('fulfillment.');
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !isListed(key))).toEqual([]);
});

test('lists every cookie of the edge', () => {
  const cookies = sources
    .filter(({ file }) => file.startsWith('deploy/edge/'))
    .flatMap(({ text }) => [...text.matchAll(/\bconst \w*cookie(?:Name)? = '([^']+)'/gi)])
    .map(([, name = '']) => name);
  expect(cookies.toSorted()).toEqual(['locale', 'release-group', 'release-override']);
  expect(cookies.filter((name) => !isListed(name))).toEqual([]);
});

test('no other file writes to the browser: a new one belongs into the list', () => {
  const raw = /\.setItem\(|document\.cookie =|['"]set-cookie['"]|indexedDB|\bcaches\.open/i;
  expect(
    sources
      .filter(({ text }) => raw.test(text))
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual([
    'deploy/edge/src/html/page-routes.ts',
    'deploy/edge/src/locale/request-locale.ts',
    'deploy/edge/src/override/override-routes.ts',
    'shared-contracts/src/early-calls/early-calls-code.ts',
    'shared-contracts/src/platform/browser-deps.ts',
    'shared-contracts/src/platform/social-sign-in-context.ts',
    'shared-contracts/src/session/amplify/configure-pool.ts',
    'shared-contracts/src/session/amplify/social-marks.ts',
    'shared-contracts/src/session/tab-channel.ts',
    'shared-contracts/src/storage/create-storage-port.ts',
  ]);
});
