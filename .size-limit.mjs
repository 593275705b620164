import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;

/** Budgets in brotli bytes: what a visitor downloads. Each remote keeps its own; the shell is paid once. */
const entryLimit = '8 kB';
const routeLimits = { 'mfe-storefront': '32 kB', 'mfe-account': '36 kB', 'mfe-checkout': '60 kB' };
const routeLimit = '32 kB';
const shellLimit = '215 kB';

const draftOf = (dir) => JSON.parse(readFileSync(join(root, dir, 'dist/build.json'), 'utf8'));
const paths = (dir, files) => [...new Set(files)].map((file) => `${dir}/dist/${file}`);
const remotes = readdirSync(root).filter(
  (dir) => dir.startsWith('mfe-') && existsSync(join(root, dir, 'dist/build.json')),
);

export default [
  { name: 'shell', path: paths('shell', draftOf('shell').initial), limit: shellLimit },
  { name: 'embed loader', path: paths('deploy/embed', [draftOf('deploy/embed').entry]), limit: '40 kB' },
  ...remotes.flatMap((dir) => {
    const { entry, initial, initialByRoute } = draftOf(dir);
    return [
      { name: `${dir} entry`, path: paths(dir, [entry]), limit: entryLimit },
      ...Object.entries(initialByRoute).map(([route, files]) => ({
        name: `${dir} ${route}`,
        path: paths(dir, [...initial, ...files]),
        limit: routeLimits[dir] ?? routeLimit,
      })),
    ];
  }),
];
