import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;

/**
 * Budgets in bytes of the brotli copies that edges send: what a visitor downloads. Half of an entry are the hashes of the release's scripts, which do not compress. Each remote keeps its own, and single routes theirs: a vehicle's page has the whole
 * pricing engine, the cart has its card with each payment and error, the three routes of questions have forms with their schemas. Each route
 * of a remote costs every other one some bytes of the table of chunks. The shell is paid once, and listens for analytics from its first moment;
 * its forms are paid on the routes that name them.
 */
const entryLimit = '7 kB';
const routeLimits = {
  'mfe-storefront': '31 kB',
  'mfe-storefront vehicle': '35.5 kB',
  'mfe-account': '35 kB',
  'mfe-checkout': '59 kB',
  'mfe-credit-app cart': '33 kB',
  'mfe-credit-app pre-qualification': '42 kB',
  'mfe-credit-app pre-qualification-step': '42 kB',
  'mfe-credit-app credit-application': '52 kB',
  'mfe-credit-app credit-application-page': '52 kB',
  'mfe-credit-app trade-in-offer': '35.5 kB',
};
const routeLimit = '31 kB';
const shellLimit = '180 kB';
const formsLimit = '5.4 kB';

const draftOf = (dir) => JSON.parse(readFileSync(join(root, dir, 'dist/build.json'), 'utf8'));
const paths = (dir, files) => [...new Set(files)].map((file) => `${dir}/dist/${file}.br`);
const remotes = readdirSync(root).filter(
  (dir) => dir.startsWith('mfe-') && existsSync(join(root, dir, 'dist/build.json')),
);

const budgets = [
  { name: 'shell', path: paths('shell', draftOf('shell').initial), limit: shellLimit },
  {
    name: 'shell forms',
    path: paths('shell', Object.values(draftOf('shell').sharedFiles).flat()),
    limit: formsLimit,
  },
  { name: 'embed loader', path: paths('deploy/embed', [draftOf('deploy/embed').entry]), limit: '40 kB' },
  {
    name: 'embed frame',
    path: paths('deploy/embed', draftOf('deploy/embed').initialByRoute.frame),
    limit: '32 kB',
  },
  ...remotes.flatMap((dir) => {
    const { entry, initial, initialByRoute } = draftOf(dir);
    return [
      { name: `${dir} entry`, path: paths(dir, [entry]), limit: entryLimit },
      ...Object.entries(initialByRoute).map(([route, files]) => ({
        name: `${dir} ${route}`,
        path: paths(dir, [...initial, ...files]),
        limit: routeLimits[`${dir} ${route}`] ?? routeLimits[dir] ?? routeLimit,
      })),
    ];
  }),
];

export default budgets.map((budget) => ({ ...budget, brotli: false }));
