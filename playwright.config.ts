import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/support/chromium.ts'

/** Browser tests: a real Chromium against the built app and its embedded database. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on the second try hides a fault.
  retries: 0,
  workers: 2,
  timeout: 180_000,
  // Waiting costs nothing where all is well, and two browsers may share a small and busy machine.
  expect: { timeout: 40_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1400, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    launchOptions: launchOptions(),
    // It would stand between a test and the calls it plays; e2e/shell/app-shell.spec.ts lets it in.
    serviceWorkers: 'block',
    // What a failed test says names its step, and the page is described beside it: a trace of every test costs more than it tells.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
