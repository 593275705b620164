import { defineConfig } from 'vitest/config';
import { EnvironmentSequencer } from './deploy/build/testing/environment-sequencer.ts';

const setupFiles = [
  './deploy/build/testing/fail-on-console-error.ts',
  './deploy/build/testing/settle-imports.ts',
];
const emptyPage = './deploy/build/testing/empty-page.ts';

/**
 * Loading React, Chakra and the databases again for every file took most of a run: files of a worker share their modules, so a test file
 * leaves nothing behind in them (`deploy/build/testing/browser-setup.ts` empties the page).
 */
const isolate = false;

/** A second, which is Vitest's own, is too short for a busy machine. */
const expect = { poll: { timeout: 20_000 } };

const browser = {
  expect,
  environment: 'jsdom',
  exclude: ['**/*.server.test.tsx', '**/node_modules/**'],
  setupFiles: [...setupFiles, './deploy/build/testing/browser-setup.ts'],
  testTimeout: 60_000,
};

/** Files of the shell that neither start it nor register anything with its page. */
const shellParts =
  'shell/src/{domain,features/{alerts,footer,header,language,live-counts}}/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    passWithNoTests: false,
    maxWorkers: 3,
    sequence: { sequencer: EnvironmentSequencer },
    tags: [
      {
        name: 'matrix',
        description:
          'Kills processes, builds packages, asks axe about every state or tries every value everywhere: `npm run test:matrix` runs it, the gate has no time for it.',
      },
    ],
    projects: [
      {
        test: {
          ...browser,
          name: 'page',
          // Starting the shell patches the page's history once and for all: each file has a page of its own, which takes two seconds.
          isolate: true,
          include: ['shell/src/**/*.test.{ts,tsx}', 'deploy/embed/src/**/*.test.ts'],
          exclude: [...browser.exclude, shellParts],
        },
      },
      {
        test: {
          ...browser,
          name: 'browser',
          isolate,
          include: ['{mfe-*,shared-design}/src/**/*.test.{ts,tsx}', shellParts],
        },
      },
      {
        test: {
          name: 'contracts',
          isolate,
          expect,
          environment: 'node',
          include: ['shared-contracts/src/**/*.test.{ts,tsx}'],
          setupFiles: [...setupFiles, emptyPage],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          expect,
          environment: 'node',
          include: [
            'deploy/{edge,releases,settings,backend,stand-ins,sample-data,build,bench,scaffold,aws,e2e}/{src,testing}/**/*.test.ts',
            'deploy/local/**/*.test.ts',
            '{shell,mfe-*,shared-*}/{src,catalog}/**/*.server.test.tsx',
          ],
          setupFiles: [...setupFiles, emptyPage],
          globalSetup: './deploy/backend/src/testing/set-up-databases.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
