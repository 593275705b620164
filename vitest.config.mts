import { defineConfig } from 'vitest/config';

const setupFiles = ['./deploy/build/testing/fail-on-console-error.ts'];

export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['{shell,mfe-*,shared-design}/src/**/*.test.{ts,tsx}', 'deploy/embed/src/**/*.test.ts'],
          exclude: ['**/*.server.test.tsx', '**/node_modules/**'],
          setupFiles: [...setupFiles, './deploy/build/testing/browser-setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'contracts',
          environment: 'node',
          include: ['shared-contracts/src/**/*.test.{ts,tsx}'],
          setupFiles,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: [
            'deploy/{edge,releases,backend,build,bench}/{src,testing}/**/*.test.ts',
            'deploy/local/*.test.ts',
            '{shell,mfe-*,shared-*}/src/**/*.server.test.tsx',
          ],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
