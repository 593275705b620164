import { defineConfig } from '@playwright/test';
import { browserLaunch } from './src/stack/index.ts';

export default defineConfig({
  testDir: './src/flows',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.cache/test-results',
  globalSetup: './src/stack/publish-builds.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI
    ? [['list'], ['html', { open: 'never', outputFolder: '../../.cache/playwright-report' }]]
    : [['list']],
  use: {
    launchOptions: browserLaunch(),
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
    // A click waits until its target stands still; header-menus.spec.ts is run with motion.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A trace of every test costs half as much time again as the tests; it is asked for when one is looked into.
    trace: process.env.FORECOURT_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
