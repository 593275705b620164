import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { coreTag } from './src/report/test-outcome.ts';
import { browserLaunch, layer, workspaceDir } from './src/stack/index.ts';

const core = new RegExp(`${coreTag}\\b`);
const flowsDir = join(workspaceDir, 'deploy/e2e/src/flows');
const resultsDir = join(workspaceDir, '.cache/test-results');

/**
 * A worker's core flows share one browser context, emptied between tests: its caches save an eighth of the
 * time.
 */
const coreFlows = { name: 'core', grep: core, use: { reuseContext: true } };

/**
 * The gate runs the core flows, the matrix those three times and all others; a manual run everything that is
 * named.
 */
const projects = {
  gate: [coreFlows],
  matrix: [
    { ...coreFlows, repeatEach: 3 },
    { name: 'rest', grepInvert: core },
  ],
  'by hand': [{ name: 'all' }],
}[layer];

export default defineConfig({
  testDir: './src/flows',
  testMatch: '**/*.spec.ts',
  outputDir: resultsDir,
  snapshotPathTemplate: join(workspaceDir, 'deploy/e2e/pictures/{arg}{ext}'),
  globalSetup: './src/stack/publish-builds.ts',
  projects,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // In the gate a failure is never caused by one unlucky run: tests that needed a retry are listed at the
  // end. In the matrix a retry fails the run.
  retries: { gate: 2, matrix: 1, 'by hand': 0 }[layer],
  failOnFlakyTests: layer === 'matrix',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./src/report/run-reporter.ts', { flowsDir, isMatrix: layer === 'matrix' }]],
  use: {
    launchOptions: browserLaunch(),
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
    // A click waits until its target stops moving; header-menus.spec.ts runs with motion.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording a trace of every test would add half the test time again.
    trace: process.env['FORECOURT_TRACE'] ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
